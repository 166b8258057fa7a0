import type { Debt } from '@catalogue/api-contract';
import { formatReais, isRunningFine, reaisInText, totalOwed, type CallFailure } from '@catalogue/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLacking } from '../../shared/isLacking';
import { slipParameter } from '../../shared/paths';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListPaymentSlipsQuery } from '../clearance/public';
import { useListDebtsQuery, useListPendingTitlesQuery } from '../loans/public';
import { Amount } from './Amount';
import { DebtsAt } from './DebtsAt';
import { PastFines } from './PastFines';
import { PrintedSlip, debtsKeyOf, type IssuedSlip } from './Slip';
import { SlipList } from './SlipList';
import { SlipScreen } from './SlipScreen';

/** `/meupergamum/debitos`: the debts to each library, payment slips, and past fines. */
export function DebtsScreen() {
  const [address] = useSearchParams();
  const numero = address.get(slipParameter);
  return numero ? <SlipScreen numero={numero} /> : <OwnDebts />;
}

function OwnDebts() {
  const { t } = useOwnTranslation('debts');
  const query = useListDebtsQuery(undefined, refetchAlways);
  const loans = useListPendingTitlesQuery({ query: { showDetails: '1' } }, refetchAlways);
  const slips = useListPaymentSlipsQuery(undefined, refetchAlways);
  const titles = loans.currentData?.titulos ?? [];
  // Which fines still grow, and which debts are in a slip, is known once both have arrived or failed.
  // One that failed is loading again after each write: what is on the screen stays.
  const isKnown = [loans, slips].every(({ isLoading, error }) => !isLoading || error);
  const libraries = byLibrary(query.currentData ?? []);
  // A slip for debts that are in one already would be paid twice.
  const areSlipsUnknown = !slips.currentData && slips.error !== undefined && !isLacking(slips.error as CallFailure);
  // Only the last slip is printed.
  const [last, setSlip] = useState<IssuedSlip | null>(null);
  const slip = libraries.some((debts) => debtsKeyOf(debts) === last?.debtsKey) ? last : null;
  return (
    <>
      <div data-screen-only={slip ? '' : undefined}>
        <PageTitle size="area">{t('debtsTitle')}</PageTitle>
        <QueryView query={query} failed={t('debtsFailed')} empty={t('noDebts')}>
          {(debts) =>
            !isKnown ? (
              <SkeletonRows rows={3} />
            ) : (
              <>
                <div className="py-4">
                  <Amount>{formatReais(totalOwed(debts))}</Amount>
                  <p className="measure-narrow mt-2 muted">{t('consequence', { count: debts.length })}</p>
                  <Running debts={debts.filter((debt) => isRunningFine(debt, titles))} />
                </div>
                {areSlipsUnknown ? (
                  <QueryView query={slips} failed={t('slipsFailed')}>
                    {() => null}
                  </QueryView>
                ) : (
                  libraries.map((group) => (
                    <DebtsAt
                      key={group[0]?.cod_biblioteca}
                      debts={group}
                      loans={titles}
                      slips={slips.currentData ?? null}
                      onSlip={setSlip}
                    />
                  ))
                )}
              </>
            )
          }
        </QueryView>
        <SlipList slips={slips.currentData ?? []} />
        <PastFines />
      </div>
      {slip && <PrintedSlip slip={slip} />}
    </>
  );
}

/** What still grows, and how to stop it. */
function Running({ debts }: { debts: readonly Debt[] }) {
  const { t } = useOwnTranslation('debts');
  if (debts.length === 0) return null;
  return <p className="mt-2">{t('running', { count: debts.length, amount: reaisInText(totalOwed(debts)) })}</p>;
}

/** Groups the debts by library, in their original order: a slip is for one library. */
function byLibrary(debts: readonly Debt[]): Debt[][] {
  const codes = [...new Set(debts.map(({ cod_biblioteca }) => cod_biblioteca))];
  return codes.map((code) => debts.filter(({ cod_biblioteca }) => cod_biblioteca === code));
}
