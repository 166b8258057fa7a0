import { useDispatch, useSelector } from 'react-redux';
import { checkedRows } from '../../../shared/checkedRows';
import { titlesSelected, type Selection } from './selection';

const none: readonly string[] = [];

/** The checked titles of a search. Another search starts with none. */
export function useSelection(search: string) {
  const dispatch = useDispatch();
  const kept = useSelector(({ selection }: { selection: Selection }) => selection);
  return checkedRows(kept.search === search ? kept.codes : none, (codes) =>
    dispatch(titlesSelected({ search, codes })),
  );
}
