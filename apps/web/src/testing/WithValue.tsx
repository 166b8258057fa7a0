import { useState, type ReactNode } from 'react';

interface WithValueProps<T> {
  initial: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** For a part whose value its screen has: keeps the value here. */
export function WithValue<T>({ initial, children }: WithValueProps<T>) {
  const [value, change] = useState(initial);
  return children(value, change);
}
