import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { titlesSelected, type Selection } from './selection';

const none: readonly string[] = [];

/** The checked titles of a search. Another search starts with none. */
export function useSelection(search: string) {
  const dispatch = useDispatch();
  const kept = useSelector(({ selection }: { selection: Selection }) => selection);
  const codes = kept.search === search ? kept.codes : none;
  const selected = useMemo(() => new Set(codes), [codes]);
  const select = (now: Iterable<string>) => dispatch(titlesSelected({ search, codes: [...now] }));
  return {
    selected,
    toggle(code: string) {
      const now = new Set(selected);
      if (!now.delete(code)) now.add(code);
      select(now);
    },
    /** Checks or unchecks all of these. */
    set(wanted: readonly string[], isOn: boolean) {
      select(isOn ? new Set([...selected, ...wanted]) : [...selected].filter((code) => !wanted.includes(code)));
    },
    clear: () => select(none),
  };
}
export type SelectedTitles = ReturnType<typeof useSelection>;
