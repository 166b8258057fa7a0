import { isWebAddress } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { OutsideIcon } from '../../shared/ui/icons';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useGetAbntAddressQuery } from './links.api';

/** A link to an ABNT standard by its number; nothing if the provider does not have it. */
export function StandardLink({ number, title }: { number: string; title: string }) {
  const { t } = useTranslation('links');
  const { currentData } = useGetAbntAddressQuery({ params: { id: number } });
  if (!currentData || !isWebAddress(currentData.url)) return null;
  return (
    <LinkButton
      variant="text"
      size="small"
      href={currentData.url}
      newWindow
      aria-label={t('readStandardOf', { title })}
    >
      <OutsideIcon /> {t('readStandard')}
    </LinkButton>
  );
}
