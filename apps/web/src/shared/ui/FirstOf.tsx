import { useState, type ReactNode } from 'react';
import { LeftOut } from './LeftOut';

interface FirstOfProps<T> {
  items: readonly T[];
  /** More than real lists have: so that one that is too long keeps nobody else waiting while the server renders it. */
  most?: number;
  children: (shown: readonly T[]) => ReactNode;
}

/** A list of any length: the first of it, the rest on request. */
export function FirstOf<T>({ items, most = 100, children }: FirstOfProps<T>) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || items.length <= most) return children(items);
  return (
    <>
      {children(items.slice(0, most))}
      <LeftOut total={items.length} leftOut={items.length - most} onShow={() => setWhole(true)} />
    </>
  );
}
