import type { LoanRequestStatusCode, RequestType } from '@catalogue/api-contract';
import { refetchAlways } from '../../shared/refetchAlways';
import { useListRequestsQuery } from './requests.api';

/** The patron's requests of a type, or of all five: each type is a separate call. */
export function useRequests(type: RequestType | '', status: LoanRequestStatusCode | '') {
  const args = (one: RequestType) => ({ params: { type: one }, query: status ? { status } : {} });
  const options = (one: RequestType) => ({
    skip: type !== '' && type !== one,
    ...refetchAlways,
  });
  const switching = useListRequestsQuery(args('comutacao-bibliografica'), options('comutacao-bibliografica'));
  const survey = useListRequestsQuery(args('levantamento-bibliografico'), options('levantamento-bibliografico'));
  const sheet = useListRequestsQuery(args('ficha-catalografica'), options('ficha-catalografica'));
  const search = useListRequestsQuery(args('pesquisa-especializada'), options('pesquisa-especializada'));
  const loan = useListRequestsQuery(args('emprestimo-inter-bibliotecas'), options('emprestimo-inter-bibliotecas'));

  const asked = [switching, survey, sheet, search, loan].filter(({ isUninitialized }) => !isUninitialized);
  const isComplete = asked.every(({ currentData }) => currentData !== undefined);
  const requests = asked.flatMap(({ currentData }) => currentData ?? []);
  return {
    currentData: isComplete ? requests.sort((a, b) => b.data.localeCompare(a.data)) : undefined,
    error: asked.find(({ error }) => error !== undefined)?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  };
}
