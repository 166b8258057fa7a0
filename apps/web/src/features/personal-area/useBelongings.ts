import { LoanRequestStatus, type person, type Reply } from '@catalogue/api-contract';
import type { Belongings, CallFailure } from '@catalogue/domain';
import { isLacking } from '../../shared/isLacking';
import { isNotFound } from '../../shared/isNotFound';
import { refetchAlways } from '../../shared/refetchAlways';
import { useListDeclarationsQuery, useListPaymentSlipsQuery } from '../clearance/public';
import { useListHoldsQuery } from '../holds/public';
import {
  useListFollowedSerialsQuery,
  useListFollowedWorkTypesQuery,
  useListTopicsQuery,
} from '../interest-profile/public';
import { useListLoanRequestsQuery } from '../loan-requests/public';
import { useListDebtsQuery, useListPendingTitlesQuery, usePersonRenewal } from '../loans/public';
import { useGetEmailChangeQuery, useListDeviationsQuery } from '../person/public';
import { useArrivedRequests } from '../requests/public';
import { useFinePerDay } from '../site/public';

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}
/** A list that may have something for the patron. */
type ListName =
  | 'loans'
  | 'holds'
  | 'debts'
  | 'loanRequests'
  | 'requests'
  | 'followed'
  | 'newEmail'
  | 'declarations'
  | 'renewals'
  | 'deviations';

interface Loaded {
  own: Belongings;
  deviations: Reply<(typeof person)['listDeviations']> | undefined;
  /** Lists that could not be read: what they would say is not known. `lacks`: this server refuses the list, or has none. */
  failed: readonly (Query & { name: ListName; lacks: boolean })[];
  /** Whether everything is known. */
  isComplete: boolean;
  /** When loans and holds, which are read without a network too, arrived: the older of both. */
  asOf: number;
}

/** All that may wait for the patron. Loans and holds are refetched by the cards, which use the same queries. */
export function useBelongings(): Loaded {
  const loans = useListPendingTitlesQuery({ query: { showDetails: '1' } });
  const holds = useListHoldsQuery();
  const debts = useListDebtsQuery(undefined, refetchAlways);
  // Without them, or without the call, a payment has no day.
  const slips = useListPaymentSlipsQuery(undefined, refetchAlways);
  const loanRequests = useListLoanRequestsQuery({ query: { status: LoanRequestStatus.available } }, refetchAlways);
  const arrived = useArrivedRequests();
  const topics = useListTopicsQuery(undefined, refetchAlways);
  const serials = useListFollowedSerialsQuery(undefined, refetchAlways);
  const types = useListFollowedWorkTypesQuery(undefined, refetchAlways);
  const email = useGetEmailChangeQuery(undefined, refetchAlways);
  // A server without the call asks nothing: an address counts at once.
  const asksNothing = isNotFound(email.error);
  const declarations = useListDeclarationsQuery(undefined, refetchAlways);
  // A server without the list has declarations without an end.
  const declaresNothing = isNotFound(declarations.error);
  const renewal = usePersonRenewal();
  const deviations = useListDeviationsQuery(undefined, refetchAlways);
  const queries: [ListName, Query][] = [
    ['loans', loans],
    ['holds', holds],
    ['debts', debts],
    ['loanRequests', loanRequests],
    ['requests', arrived],
    ['followed', topics],
    ['followed', serials],
    ['followed', types],
    ['renewals', renewal.query],
    ['deviations', deviations],
  ];
  if (!asksNothing) queries.push(['newEmail', email]);
  if (!declaresNothing) queries.push(['declarations', declarations]);
  const followed =
    topics.currentData && serials.currentData && types.currentData
      ? [
          ...topics.currentData.map(({ codigo, tipoDSI, ...topic }) => ({
            ...topic,
            kind: 'topic' as const,
            codigo: `${tipoDSI} ${codigo}`,
          })),
          ...serials.currentData.map(({ codigo, titulo, validade }) => ({
            kind: 'serial' as const,
            codigo,
            descricao: titulo,
            validade,
          })),
          ...types.currentData.map((type) => ({ ...type, kind: 'workType' as const })),
        ]
      : undefined;
  const own: Belongings = {
    loans: loans.currentData?.titulos,
    holds: holds.currentData,
    debts: debts.currentData,
    slips: slips.currentData,
    loanRequests: loanRequests.currentData,
    requests: arrived.currentData,
    topics: followed,
    pendingEmail: asksNothing ? null : email.currentData?.pendente,
    declarations: declaresNothing ? [] : declarations.currentData,
    personBlock: renewal.personBlock,
    perDay: useFinePerDay(),
  };
  const known = [
    own.loans,
    own.holds,
    own.debts,
    own.loanRequests,
    own.requests,
    own.topics,
    own.pendingEmail,
    own.declarations,
    own.personBlock,
    deviations.currentData,
  ];
  const asOf = Math.min(loans.fulfilledTimeStamp ?? 0, holds.fulfilledTimeStamp ?? 0);
  const failed = queries.flatMap(([name, query]) =>
    query.error ? [{ ...query, name, lacks: isLacking(query.error as CallFailure) }] : [],
  );
  return { own, deviations: deviations.currentData, failed, isComplete: !known.includes(undefined), asOf };
}
