import { useEffect, useState } from 'react';

/** Whether a condition has been true once, or so many milliseconds have passed. It stays so. */
export function useOnceOrAfter(isTrue: boolean, milliseconds: number): boolean {
  const [isOver, setOver] = useState(isTrue);
  if (isTrue && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOver, milliseconds]);
  return isOver || isTrue;
}
