import type { TitleLink } from '@catalogue/api-contract';
import { useSelector, useStore } from 'react-redux';
import { selectPatron, type SessionState } from '../../shared/session';
import { useCountLinkAccessMutation, useOpenRestrictedLinkMutation } from './links.api';
import { thisDevice } from './thisDevice';
import { useOpenAddress } from './useOpenAddress';

type Link = Pick<TitleLink, 'cod_acervo' | 'seq_paragrafo'>;

/**
 * The opening of a title's links. `count` tells the statistics, and nobody if that fails (D2 §8). `open` fetches the address of a
 * restricted one for the patron and shows it in a new tab; where the browser lets no tab be opened, `address` is to be shown as a link.
 */
export function useOpenedLink() {
  const patron = useSelector(selectPatron);
  const store = useStore<{ session: SessionState }>();
  const [countAccess] = useCountLinkAccessMutation();
  const [openRestricted] = useOpenRestrictedLinkMutation();
  const { open: openAddress, isOpening, address } = useOpenAddress();

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
    if (!userId) return;
    await openAddress(() =>
      openRestricted({
        params: { a: Number(cod_acervo), b: Number(seq_paragrafo) },
        body: { userId, ...thisDevice() },
      }),
    );
  }

  return { count, open, isOpening, address };
}
