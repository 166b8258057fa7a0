import { dueState, reaisInText, totalOwed } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { refetchAlways } from '../../shared/refetchAlways';
import { Notice } from '../../shared/ui/Notice';
import { useListDebtsQuery, useListPendingTitlesQuery } from '../loans/public';
import { useFinePerDay } from '../site/public';

/** Before a request: what a late book, or a debt, means for it. Nothing for who has neither. */
export function Obligations() {
  const { t } = useTranslation('loan-requests');
  const today = useToday();
  const perDay = useFinePerDay();
  const { currentData: debts = [] } = useListDebtsQuery(undefined, refetchAlways);
  const { currentData: loans } = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const late = (loans?.titulos ?? []).filter((loan) => dueState(loan.dataDevolucaoPrevista, today).state === 'late');
  const owed = totalOwed(debts);
  if (late.length === 0 && owed === 0) return null;
  return (
    <Notice tone="warning" title={t('obligations')}>
      {late.length > 0 && (
        <p>
          {t('lateBooks', { count: late.length, amount: reaisInText(late.length * perDay) })}{' '}
          <Link to={paths.area('titulos-pendentes')}>{t('seeLate')}</Link>
        </p>
      )}
      {owed > 0 && (
        <p>
          {t('debtsOwed', { amount: reaisInText(owed) })} <Link to={paths.area('debitos')}>{t('seeOwed')}</Link>
        </p>
      )}
      <p>{t('obligationsWhat')}</p>
    </Notice>
  );
}
