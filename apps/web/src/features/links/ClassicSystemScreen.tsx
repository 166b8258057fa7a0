import { useTranslation } from 'react-i18next';
import { browserNavigation } from '../../shared/browserNavigation';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useLazyGetHandOverTokenQuery, useLazyGetPortalAddressQuery } from '../person/public';
import { addressFrom, HandOver } from './HandOver';

/**
 * `/pergamum_redireciona`: redirects the patron to the classic system; falls back to its plain address (rulings D6,
 * D7).
 */
export function ClassicSystemScreen() {
  const { t } = useTranslation('links');
  const [toToken] = useLazyGetHandOverTokenQuery();
  const [toPortal] = useLazyGetPortalAddressQuery();

  async function ask() {
    const byToken = addressFrom(await toToken());
    if ('url' in byToken) return byToken;
    const plain = addressFrom(await toPortal());
    return 'url' in plain ? plain : byToken;
  }
  return (
    <HandOver
      title={t('classicSystem')}
      ask={ask}
      onAddress={browserNavigation.to}
      otherwise={<LinkButton to={paths.personalArea}>{t('toMyArea')}</LinkButton>}
    />
  );
}
