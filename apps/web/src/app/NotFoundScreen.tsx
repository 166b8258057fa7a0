import { useTranslation } from 'react-i18next';
import { EmptyState } from '../shared/ui/EmptyState';
import { LinkButton } from '../shared/ui/LinkButton';
import { PageTitle } from '../shared/ui/PageTitle';
import { usePageHead } from '../shared/pageHead';
import { paths } from '../shared/paths';

/** For addresses that match no screen (D1 §2). */
export function NotFoundScreen() {
  const { t } = useTranslation('app');
  usePageHead({ status: 404 });
  return (
    <EmptyState
      title={<PageTitle>{t('notFound')}</PageTitle>}
      actions={
        <LinkButton variant="marca" to={paths.home}>
          {t('searchCatalogue', { ns: 'shared' })}
        </LinkButton>
      }
    />
  );
}
