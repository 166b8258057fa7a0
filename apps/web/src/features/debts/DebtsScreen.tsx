import type { Debt } from '@catalogue/api-contract';
import { totalOwed } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { formatReais } from '../../shared/money';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useListDebtsQuery } from '../loans/public';
import { Amount } from './Amount';
import { DebtsAt } from './DebtsAt';
import { PastFines } from './PastFines';
import { PrintedSlip, standingOf, type IssuedSlip } from './Slip';

/** `/meupergamum/debitos`: the debts to each library, payment slips, and past fines. */
export function DebtsScreen() {
  const { t } = useTranslation('debts');
  const query = useListDebtsQuery(undefined, refetchAlways);
  const libraries = byLibrary(query.currentData ?? []);
  // Only the last slip is printed.
  const [last, setSlip] = useState<IssuedSlip | null>(null);
  const slip = libraries.some((debts) => standingOf(debts) === last?.standing) ? last : null;
  return (
    <>
      <div data-screen-only={slip ? '' : undefined}>
        <PageTitle size="area">{t('debtsTitle')}</PageTitle>
        <QueryView query={query} failed={t('debtsFailed')} empty={t('noDebts')}>
          {(debts) => (
            <>
              <div className="py-4">
                <Amount>{formatReais(totalOwed(debts))}</Amount>
                <p className="measure-narrow mt-2 muted">{t('consequence', { count: debts.length })}</p>
              </div>
              {libraries.map((group) => (
                <DebtsAt key={group[0]?.cod_biblioteca} debts={group} onSlip={setSlip} />
              ))}
            </>
          )}
        </QueryView>
        <PastFines />
      </div>
      {slip && <PrintedSlip slip={slip} />}
    </>
  );
}

/** Groups the debts by library, in their original order: a slip is for one library. */
function byLibrary(debts: readonly Debt[]): Debt[][] {
  const codes = [...new Set(debts.map(({ cod_biblioteca }) => cod_biblioteca))];
  return codes.map((code) => debts.filter(({ cod_biblioteca }) => cod_biblioteca === code));
}
