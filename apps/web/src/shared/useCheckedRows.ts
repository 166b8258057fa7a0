import { useState } from 'react';

/** The checked rows of a list, by their codes. */
export function useCheckedRows() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    isChosen: (code: string): boolean => chosen.has(code),
    toggle: (code: string) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(code)) after.add(code);
        return after;
      }),
    /** Replaces the selection. */
    choose: (codes: readonly string[]) => setChosen(new Set(codes)),
  };
}
