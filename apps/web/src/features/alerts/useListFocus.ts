import type { AlertEntry } from '@catalogue/api-contract';
import { useEffect, useRef } from 'react';

/** The list, which takes the focus when the button that had it goes with what it removed or marked as read. */
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
