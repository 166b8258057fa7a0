import { LoanRequestStatus } from '@catalogue/api-contract';
import { useGetInterLibraryOptionsQuery } from './requests.api';
import { useRequests } from './useRequests';

/**
 * Requests whose result waits for the patron; of copies from other libraries with the name of the library that has each
 * where it is known.
 */
export function useArrivedRequests() {
  const { currentData, ...query } = useRequests('', LoanRequestStatus.available);
  const fromElsewhere = currentData?.some(({ tipo }) => tipo === 'emprestimo-inter-bibliotecas');
  const { data: offered } = useGetInterLibraryOptionsQuery(undefined, { skip: !fromElsewhere });
  const nameOf = (code: string) =>
    offered?.bibliotecas.find(({ cod_biblioteca }) => cod_biblioteca === code)?.desc_biblioteca ?? null;
  return {
    ...query,
    currentData: currentData?.map(({ codigo, tipo, resumo, status, dados }) => ({
      ...{ codigo, tipo, resumo, status },
      place: nameOf(String(dados['biblioteca_recebimento'])),
    })),
  };
}
