import { useEffect } from 'react';
import { useControlRead } from '../useControl';

const everyMs = 1000;

/** The imports, read again while one is under way: also one of another tab or of the command. */
export function useImports() {
  const imports = useControlRead('listImports');
  const { currentData, refetch } = imports;
  const isMoving = currentData?.some(({ state }) => state === 'importing' || state === 'undoing') ?? false;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => void refetch(), everyMs);
    return () => clearTimeout(timer);
  }, [isMoving, currentData, refetch]);
  return imports;
}
