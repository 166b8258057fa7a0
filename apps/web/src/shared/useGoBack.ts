import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * For a link to where the reader came from: goes back so many steps in the history instead of adding an entry, so that
 * scroll position and focus are restored. Without steps it is a link like any other.
 */
export function useGoBack(steps: number | undefined) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (steps === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-steps);
  };
}
