import { dueState, reaisInText, totalOwed } from '@catalogue/domain';
import { Link } from 'react-router-dom';
import { useToday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { refetchAlways } from '../../shared/refetchAlways';
import { Notice } from '../../shared/ui/Notice';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useFinePerDay } from '../site/public';
import { useListDebtsQuery, useListPendingTitlesQuery } from './loans.api';

interface ObligationsProps {
  title: string;
  /** What they mean for what is asked for. */
  consequence: string;
}

/** Before a hold or a request: what a late book, or a debt, means for it. Nothing for who has neither; what did not arrive is not known. */
export function Obligations({ title, consequence }: ObligationsProps) {
  const { t } = useOwnTranslation('loans');
  const today = useToday();
  const perDay = useFinePerDay();
  const { currentData: debts, error: debtsError } = useListDebtsQuery(undefined, refetchAlways);
  const { currentData: loans, error: loansError } = useListPendingTitlesQuery(
    { query: { showDetails: '1' } },
    refetchAlways,
  );
  const late = (loans?.titulos ?? []).filter((loan) => dueState(loan.dataDevolucaoPrevista, today).state === 'late');
  const owed = totalOwed(debts ?? []);
  // A read that fails keeps what was read before.
  const [noLoans, noDebts] = [loansError && !loans, debtsError && !debts];
  const isBound = late.length > 0 || owed > 0;
  if (!isBound && !noDebts && !noLoans) return null;
  return (
    <Notice tone={isBound ? 'warning' : 'info'} title={title}>
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
      {noLoans && <p>{t('lateUnknown')}</p>}
      {noDebts && <p>{t('debtsUnknown')}</p>}
      {isBound && <p>{consequence}</p>}
    </Notice>
  );
}
