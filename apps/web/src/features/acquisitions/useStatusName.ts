import { SuggestionStatus } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';

const known: readonly number[] = Object.values(SuggestionStatus);

/** A status in the reader's language; an unknown status keeps the server's text. */
export function useStatusName() {
  const { t } = useTranslation('acquisitions');
  return ({ codigo, descricao }: { codigo: string; descricao: string }): string =>
    known.includes(Number(codigo)) ? t(`status_${Number(codigo) as SuggestionStatus}`) : descricao;
}
