import { isWebAddress, providerAt } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { OutsideIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useOpenAddress } from '../links/public';
import { useRedirectToProviderMutation } from '../person/public';

/**
 * The link to a database. For a provider of D1 §7 it fetches a personal address, so that the patron need not sign in
 * there; any other has a fixed address.
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
