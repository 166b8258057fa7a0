import { useEffect, useState } from 'react';

/** The value once it has not changed for `rest` ms, so that typing does not cause a request per key. */
export function useDebounced<T>(value: T, rest = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
