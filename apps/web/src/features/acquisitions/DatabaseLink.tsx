import { isWebAddress, providerAt } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { OutsideIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useOpenAddress } from '../links/public';
import { useRedirectToProviderMutation } from '../person/public';

/**
 * The way into a database. One of the providers of D1 §7 is asked for an address of the patron's own, so that they need not sign in
 * there; another one has its address as it is.
 */
export function DatabaseLink({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('acquisitions');
  const [toProvider] = useRedirectToProviderMutation();
  const { open, isOpening, address } = useOpenAddress();
  const provider = providerAt(url);
  if (!isWebAddress(url)) return null;
  const label = t('openDatabaseNamed', { name });
  if (!provider || address !== null)
    return (
      <LinkButton href={address ?? url} newWindow takesFocus={address !== null} aria-label={label}>
        {t('openDatabase')} <OutsideIcon />
      </LinkButton>
    );
  return (
    <Button
      aria-label={label}
      busy={isOpening}
      onClick={() => void open(() => toProvider({ body: { base: provider } }))}
    >
      {t('openDatabase')} <OutsideIcon />
    </Button>
  );
}
