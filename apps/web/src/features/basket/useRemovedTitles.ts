import type { BasketEntry } from '@catalogue/api-contract';
import { useState } from 'react';
import { useToday } from '../../shared/dates';
import { useFailureToast } from '../../shared/useFailureToast';
import { useAddToBasketMutation, useRemoveFromBasketMutation } from './basket.api';

const isIn =
  (entries: readonly BasketEntry[]) =>
  ({ cod_acervo }: BasketEntry) =>
    entries.some((entry) => entry.cod_acervo === cod_acervo);

const without = <Title extends BasketEntry>(titles: readonly Title[], code: string) =>
  titles.filter(({ cod_acervo }) => cod_acervo !== code);

/** A title put back, and the entries from before: those may still hold it although the list is being fetched without it. */
interface PutBack extends BasketEntry {
  before: readonly BasketEntry[];
}

/**
 * Removes titles from the permanent basket and puts them back. Removed titles stay in place in the list, with an undo,
 * while the screen is open. So do those put back, although the server gives them a new date and `entries` of an older
 * period no longer contains them.
 */
export function useRemovedTitles(entries: readonly BasketEntry[]) {
  const failureToast = useFailureToast();
  const today = useToday();
  const [takenOut, setTakenOut] = useState<readonly BasketEntry[]>([]);
  const [putBack, setPutBack] = useState<readonly PutBack[]>([]);
  /** The date by which each title was sorted before it was removed. */
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [remove] = useRemoveFromBasketMutation();
  const [add] = useAddToBasketMutation();

  // A title that was loaded again and then disappeared was removed elsewhere.
  const isLoadedAgain = (one: PutBack) => one.before !== entries && isIn(entries)(one);
  if (putBack.some(isLoadedAgain)) setPutBack(putBack.filter((one) => !isLoadedAgain(one)));

  const isOut = (code: string) => takenOut.some(({ cod_acervo }) => cod_acervo === code);
  async function change({ cod_acervo }: BasketEntry, send: () => PromiseLike<{ error?: unknown }>, done: () => void) {
    if (busy.includes(cod_acervo)) return;
    setBusy((before) => [...before, cod_acervo]);
    const { error } = await send();
    setBusy((before) => before.filter((code) => code !== cod_acervo));
    if (error) return failureToast(error);
    done();
  }
  const placeOf = ({ cod_acervo, data_inclusao }: BasketEntry) => places[cod_acervo] ?? data_inclusao;
  return {
    isOut,
    isBusy: (code: string) => busy.includes(code),
    // In the server's order: last added first, then by code.
    shown: [...entries, ...[...takenOut, ...putBack].filter((one) => !isIn(entries)(one))].sort(
      (a, b) => placeOf(b).localeCompare(placeOf(a)) || Number(a.cod_acervo) - Number(b.cod_acervo),
    ),
    takeOut: (entry: BasketEntry) =>
      change(
        entry,
        () => remove({ body: { acervo: entry.cod_acervo } }),
        () => {
          setPlaces((before) => ({ [entry.cod_acervo]: entry.data_inclusao, ...before }));
          setPutBack((before) => without(before, entry.cod_acervo));
          setTakenOut((before) => [...without(before, entry.cod_acervo), entry]);
        },
      ),
    putBackIn: (entry: BasketEntry) =>
      change(
        entry,
        () => add({ body: { acervos: [entry.cod_acervo] } }),
        () => {
          setTakenOut((before) => without(before, entry.cod_acervo));
          setPutBack((before) => [...before, { ...entry, data_inclusao: today, before: entries }]);
        },
      ),
  };
}
