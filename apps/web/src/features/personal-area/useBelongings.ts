import { LoanRequestStatus, type person, type Reply } from '@catalogue/api-contract';
import type { Belongings, CallFailure } from '@catalogue/domain';
import { isLacking } from '../../shared/isLacking';
import { refetchAlways } from '../../shared/refetchAlways';
import { useListPaymentSlipsQuery } from '../clearance/public';
import { useListHoldsQuery } from '../holds/public';
import {
  useListFollowedSerialsQuery,
  useListFollowedWorkTypesQuery,
  useListTopicsQuery,
} from '../interest-profile/public';
import { useListLoanRequestsQuery } from '../loan-requests/public';
import { useListDebtsQuery, useListPendingTitlesQuery, usePersonRenewalBlock } from '../loans/public';
import { useGetEmailChangeQuery, useListDeviationsQuery } from '../person/public';
import { useArrivedRequests } from '../requests/public';
import { useFinePerDay } from '../site/public';

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}
/** A list that may have something for the patron. */
type ListName = 'loans' | 'holds' | 'debts' | 'loanRequests' | 'requests' | 'followed' | 'newEmail' | 'deviations';

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
  const asksNothing = (email.error as CallFailure | undefined)?.status === 404;
  const personBlock = usePersonRenewalBlock();
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
    ['deviations', deviations],
  ];
  if (!asksNothing) queries.push(['newEmail', email]);
  const followed =
    topics.currentData && serials.currentData && types.currentData
      ? [
          ...topics.currentData.map(({ codigo, tipoDSI, ...topic }) => ({ ...topic, codigo: `${tipoDSI} ${codigo}` })),
          ...serials.currentData.map(({ codigo, titulo, validade }) => ({
            codigo: `serial ${codigo}`,
            descricao: titulo,
            validade,
          })),
          ...types.currentData.map((type) => ({ ...type, codigo: `type ${type.codigo}` })),
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
    personBlock,
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
    deviations.currentData,
  ];
  const asOf = Math.min(loans.fulfilledTimeStamp ?? 0, holds.fulfilledTimeStamp ?? 0);
  const failed = queries.flatMap(([name, query]) =>
    query.error ? [{ ...query, name, lacks: isLacking(query.error as CallFailure) }] : [],
  );
  return { own, deviations: deviations.currentData, failed, isComplete: !known.includes(undefined), asOf };
}
