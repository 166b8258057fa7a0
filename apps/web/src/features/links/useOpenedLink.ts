import type { TitleLink } from '@catalogue/api-contract';
import { useSelector, useStore } from 'react-redux';
import { selectPatron, type SessionState } from '../../shared/session';
import { useCountLinkAccessMutation, useOpenRestrictedLinkMutation } from './links.api';
import { thisDevice } from './thisDevice';
import { useOpenAddress } from './useOpenAddress';

type Link = Pick<TitleLink, 'cod_acervo' | 'seq_paragrafo'>;

/**
 * Opens the links of a title. `count` sends the access statistics and ignores failures (D2 §8). `open` fetches the
 * address of a restricted link and opens it in a new tab; if the browser blocks the tab, show `address` as a link.
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
    // The patron may have signed in by this very click: read the session again.
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
