import type { BasketEntry } from '@catalogue/api-contract';
import { useToday } from '../../shared/dates';
import { useFailureToast } from '../../shared/useFailureToast';
import { useRowWrites } from '../../shared/useRowWrites';
import { useAddToBasketMutation, useRemoveFromBasketMutation } from './basket.api';

/** A title taken out or put back, and the entries from before: those may still have one that is being fetched. */
interface Moved {
  entry: BasketEntry;
  isOut: boolean;
  before: readonly BasketEntry[];
}

const codeOf = ({ cod_acervo }: BasketEntry) => cod_acervo;

/**
 * Removes titles from the permanent basket and puts them back. Removed titles stay in place in the list, with an undo,
 * while the screen is open. So do those put back, although the server gives them a new date and `entries` of an older
 * period no longer contains them.
 */
export function useRemovedTitles(entries: readonly BasketEntry[]) {
  const failureToast = useFailureToast();
  const today = useToday();
  const [remove] = useRemoveFromBasketMutation();
  const [add] = useAddToBasketMutation();
  const { write, outcomes, isWriting, original, forget } = useRowWrites<BasketEntry, Moved>(codeOf);
  const moved = Object.values(outcomes);
  const isIn = ({ entry }: Moved) => entries.some(({ cod_acervo }) => cod_acervo === entry.cod_acervo);

  // A title that was loaded again and then disappeared was removed elsewhere.
  const loadedAgain = moved.filter((one) => !one.isOut && one.before !== entries && isIn(one));
  if (loadedAgain.length > 0) forget(loadedAgain.map(({ entry }) => codeOf(entry)));

  const move = (entry: BasketEntry, call: () => PromiseLike<{ error?: unknown }>, moved: Partial<Moved>) =>
    write([entry], async () => {
      const { error } = await call();
      if (error) return { report: () => failureToast(error) };
      return { outcomes: { [codeOf(entry)]: { entry, isOut: false, before: entries, ...moved } } };
    });
  return {
    isOut: (code: string) => outcomes[code]?.isOut ?? false,
    isWriting,
    // In the server's order: last added first, then by code.
    shown: [...entries, ...moved.filter((one) => !isIn(one)).map(({ entry }) => entry)].sort(
      (a, b) =>
        original(b).data_inclusao.localeCompare(original(a).data_inclusao) || Number(codeOf(a)) - Number(codeOf(b)),
    ),
    takeOut: (entry: BasketEntry) => move(entry, () => remove({ body: { acervo: codeOf(entry) } }), { isOut: true }),
    putBackIn: (entry: BasketEntry) =>
      move(entry, () => add({ body: { acervos: [codeOf(entry)] } }), { entry: { ...entry, data_inclusao: today } }),
  };
}
