import { formatReais, totalOwed } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { useListDebtsQuery } from '../loans/public';
import { Amount } from './Amount';
const address = paths.area('debitos');

/** The debts on the first screen: the sum, its consequences, and the link to pay. */
export function DebtsCard() {
  const { t } = useTranslation('debts');
  const query = useListDebtsQuery(undefined, refetchAlways);
  return (
    <Card title={t('debtsTitle')} link={query.currentData?.length ? <Link to={address}>{t('seeDetails')}</Link> : null}>
      <QueryView query={query} failed={t('debtsFailed')} empty={<EmptyState plain title={t('noDebts')} />}>
        {(debts) => (
          <>
            <Amount>{formatReais(totalOwed(debts))}</Amount>
            <p className="mt-1 mb-4 text-sm muted">{t('consequence', { count: debts.length })}</p>
            <LinkButton to={address}>{t('issueShort')}</LinkButton>
          </>
        )}
      </QueryView>
    </Card>
  );
}
