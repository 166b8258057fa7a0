import { useEffect, useState } from 'react';

/** The value once it has not changed for so many ms: what follows a typing hand asks the server when the hand rests. */
export function useDebounced<T>(value: T, rest = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
