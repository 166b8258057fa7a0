import type { BasketEntry } from '@catalogue/api-contract';
import { useState } from 'react';
import { useFailureToast } from '../../shared/useFailureToast';
import { useAddToBasketMutation, useRemoveFromBasketMutation } from './basket.api';

const isIn =
  (entries: readonly BasketEntry[]) =>
  ({ cod_acervo }: BasketEntry) =>
    entries.some((entry) => entry.cod_acervo === cod_acervo);

/**
 * Takes titles out of the permanent basket and puts them back. Those taken out stay in their place in the list, with the way back,
 * for as long as the patron is here; those put back, until `entries` has them again.
 */
export function useTakenOut(entries: readonly BasketEntry[]) {
  const failureToast = useFailureToast();
  const [takenOut, setTakenOut] = useState<readonly BasketEntry[]>([]);
  const [putBack, setPutBack] = useState<readonly BasketEntry[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [remove] = useRemoveFromBasketMutation();
  const [add] = useAddToBasketMutation();

  // Who is in the list again needs no place kept.
  if (putBack.some(isIn(entries))) setPutBack(putBack.filter((one) => !isIn(entries)(one)));

  const isOut = (code: string) => takenOut.some(({ cod_acervo }) => cod_acervo === code);
  async function change({ cod_acervo }: BasketEntry, send: () => PromiseLike<{ error?: unknown }>, done: () => void) {
    if (busy.includes(cod_acervo)) return;
    setBusy((before) => [...before, cod_acervo]);
    const { error } = await send();
    setBusy((before) => before.filter((code) => code !== cod_acervo));
    if (error) return failureToast(error);
    done();
  }
  return {
    isOut,
    isBusy: (code: string) => busy.includes(code),
    shown: [...entries, ...[...takenOut, ...putBack].filter((one) => !isIn(entries)(one))].sort((a, b) =>
      b.data_inclusao.localeCompare(a.data_inclusao),
    ),
    takeOut: (entry: BasketEntry) =>
      change(
        entry,
        () => remove({ body: { acervo: entry.cod_acervo } }),
        () => setTakenOut((before) => [...before, entry]),
      ),
    putBackIn: (entry: BasketEntry) =>
      change(
        entry,
        () => add({ body: { acervos: [entry.cod_acervo] } }),
        () => {
          setTakenOut((before) => before.filter(({ cod_acervo }) => cod_acervo !== entry.cod_acervo));
          setPutBack((before) => [...before, entry]);
        },
      ),
  };
}
