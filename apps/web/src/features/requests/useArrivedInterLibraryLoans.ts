import { LoanRequestStatus } from '@catalogue/api-contract';
import { refetchAlways } from '../../shared/refetchAlways';
import { useGetInterLibraryOptionsQuery, useListRequestsQuery } from './requests.api';

/** Copies from other libraries that wait for the patron, with the name of the library that has each where it is known. */
export function useArrivedInterLibraryLoans() {
  const { currentData, error, isFetching, refetch } = useListRequestsQuery(
    { params: { type: 'emprestimo-inter-bibliotecas' }, query: { status: LoanRequestStatus.available } },
    refetchAlways,
  );
  const { data: offered } = useGetInterLibraryOptionsQuery(undefined, { skip: !currentData?.length });
  const nameOf = (code: string) =>
    offered?.bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === code)?.desc_biblioteca ?? null;
  return {
    currentData: currentData?.map(({ codigo, resumo, status, dados }) => ({
      ...{ codigo, resumo, status },
      place: nameOf(String(dados['biblioteca_recebimento'])),
    })),
    error,
    isFetching,
    refetch,
  };
}
