import type { TitleLink } from '@catalogue/api-contract';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectPatron, type SessionState } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { useFailureToast } from '../../shared/useFailureToast';
import { useCountLinkAccessMutation, useOpenRestrictedLinkMutation } from './links.api';
import { thisDevice } from './thisDevice';

type Link = Pick<TitleLink, 'cod_acervo' | 'seq_paragrafo'>;

/**
 * The opening of a title's links. `count` tells the statistics, and nobody if that fails (D2 §8). `open` fetches the address of a
 * restricted one for the patron and shows it in a new tab; where the browser lets no tab be opened, `address` is to be shown as a link.
 */
export function useOpenedLink() {
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const patron = useSelector(selectPatron);
  const store = useStore<{ session: SessionState }>();
  const [countAccess] = useCountLinkAccessMutation();
  const [openRestricted, { isLoading }] = useOpenRestrictedLinkMutation();
  const [address, setAddress] = useState<string | null>(null);

  const count = ({ cod_acervo, seq_paragrafo }: Link, url: string) =>
    void countAccess({
      body: {
        cod_acervo: Number(cod_acervo),
        seq_paragrafo: Number(seq_paragrafo),
        url,
        user_id: patron?.user.cod_pessoa,
        ...thisDevice(),
      },
    });

  async function open({ cod_acervo, seq_paragrafo }: Link) {
    // Who asks may have signed in by this very click.
    const userId = selectPatron(store.getState())?.user.cod_pessoa;
    if (!userId || isLoading) return;
    // Only a click may open a tab, and the address comes after it.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    dispatch(toastShown({ tone: 'info', key: 'fetchingLink' }));
    const { data, error } = await openRestricted({
      params: { a: Number(cod_acervo), b: Number(seq_paragrafo) },
      body: { userId, ...thisDevice() },
    });
    if (!data) {
      tab?.close();
      return failureToast(error);
    }
    if (tab) tab.location.href = data.url;
    else setAddress(data.url);
  }

  return { count, open, isOpening: isLoading, address };
}
