import { useState } from 'react';

/** The checked rows of a list, by their codes. */
export interface CheckedRows {
  chosen: readonly string[];
  isChosen: (code: string) => boolean;
  /** Checks or unchecks all of these. */
  set: (codes: readonly string[], isOn: boolean) => void;
  toggle: (code: string) => void;
  clear: () => void;
}

/** Where a form, the address or the store has the checked rows; `choose` replaces them. */
export function checkedRows(chosen: readonly string[], choose: (codes: string[]) => void): CheckedRows {
  const codes = new Set(chosen);
  const isChosen = (code: string) => codes.has(code);
  const set = (some: readonly string[], isOn: boolean) =>
    choose(isOn ? [...new Set([...chosen, ...some])] : chosen.filter((code) => !some.includes(code)));
  return { chosen, isChosen, set, toggle: (code) => set([code], !isChosen(code)), clear: () => choose([]) };
}

/** The checked rows of a list that forgets them when it is left. */
export function useCheckedRows(): CheckedRows {
  const [chosen, choose] = useState<readonly string[]>([]);
  return checkedRows(chosen, choose);
}
