import type { AlertEntry } from '@catalogue/api-contract';
import { useEffect, useRef } from 'react';

/**
 * Ref of the list. It takes the focus when the focused button disappears, because its alert was removed or marked as
 * read.
 */
export function useListFocus(alerts: readonly AlertEntry[] = []) {
  const list = useRef<HTMLUListElement>(null);
  const left = alerts.length + alerts.filter(({ lido }) => !lido).length;
  const before = useRef(left);
  useEffect(() => {
    if (left < before.current && document.activeElement === document.body)
      (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    before.current = left;
  }, [left]);
  return list;
}
