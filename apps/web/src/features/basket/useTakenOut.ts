import type { BasketEntry } from '@catalogue/api-contract';
import { useState } from 'react';
import { useFailureToast } from '../../shared/useFailureToast';
import { useAddToBasketMutation, useRemoveFromBasketMutation } from './basket.api';

/**
 * Takes titles out of the permanent basket and puts them back. Those taken out stay in their place in the list, with the way back,
 * for as long as the patron is here.
 */
export function useTakenOut() {
  const failureToast = useFailureToast();
  const [takenOut, setTakenOut] = useState<readonly BasketEntry[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [remove] = useRemoveFromBasketMutation();
  const [add] = useAddToBasketMutation();

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
    withTakenOut: (entries: readonly BasketEntry[]) =>
      [
        ...entries,
        ...takenOut.filter(({ cod_acervo }) => entries.every((entry) => entry.cod_acervo !== cod_acervo)),
      ].sort((a, b) => b.data_inclusao.localeCompare(a.data_inclusao)),
    takeOut: (entry: BasketEntry) =>
      change(
        entry,
        () => remove({ body: { acervo: entry.cod_acervo } }),
        () => setTakenOut((before) => [...before, entry]),
      ),
    putBack: (entry: BasketEntry) =>
      change(
        entry,
        () => add({ body: { acervos: [entry.cod_acervo] } }),
        () => setTakenOut((before) => before.filter(({ cod_acervo }) => cod_acervo !== entry.cod_acervo)),
      ),
  };
}
