import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { inCatalogue } from '../../shared/platform';
import { toastShown } from '../../shared/toasts';
import { useRedirectToProviderMutation } from '../person/public';
import { addressFrom, HandOver } from './HandOver';
import { thisDevice } from './thisDevice';
import { useOpenRestrictedLinkMutation } from './links.api';

/**
 * `/pearson`: the publisher's restricted access in a new tab; with `a` and `b`, that of one link of a title
 * (ruling D7).
 */
export function PearsonScreen() {
  const dispatch = useDispatch();
  const [address] = useSearchParams();
  const [toProvider] = useRedirectToProviderMutation();
  const [toLink] = useOpenRestrictedLinkMutation();
  const patron = useSelector(selectPatron);
  const [a, b] = [address.get('a'), address.get('b')];

  async function ask() {
    dispatch(toastShown({ tone: 'info', key: 'fetchingLink' }));
    const body = { userId: patron?.user.cod_pessoa ?? '', ...thisDevice() };
    if (a && b) return addressFrom(await toLink({ params: { a: Number(a), b: Number(b) }, body }));
    return addressFrom(await toProvider({ body: { base: 'pearson' } }));
  }
  return (
    <HandOver
      title="Pearson"
      ask={ask}
      newWindow
      onAddress={(url) => window.open(inCatalogue(url), '_blank', 'noopener,noreferrer')}
    />
  );
}
