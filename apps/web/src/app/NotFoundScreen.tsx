import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shared/ui/LinkButton';
import { NothingHere } from '../shared/ui/NothingHere';
import { paths } from '../shared/paths';

/** For addresses that match no screen (D1 §2). */
export function NotFoundScreen() {
  const { t } = useTranslation('app');
  return (
    <NothingHere
      actions={
        <LinkButton variant="brand" to={paths.home}>
          {t('searchCatalogue', { ns: 'shared' })}
        </LinkButton>
      }
    >
      {t('notFound')}
    </NothingHere>
  );
}
