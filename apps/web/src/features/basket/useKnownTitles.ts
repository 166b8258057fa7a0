import { useListAdditionalTitlesQuery } from '../../shared/searchLists.api';

/** What the catalogue says of the titles of a basket, beside what the basket has of them. */
export interface KnownTitles {
  /** The catalogue no longer has it; without a reply, no title counts as gone. */
  isDeleted: (codAcervo: string) => boolean;
  otherTitles: (codAcervo: string) => readonly string[];
}

export function useKnownTitles(codes: readonly string[]): KnownTitles {
  const { data } = useListAdditionalTitlesQuery({ query: { acervos: codes.join(',') } }, { skip: codes.length === 0 });
  // The reply omits titles that the catalogue does not have.
  const known = data && new Map(data.map(({ cod_acervo, titulos }) => [cod_acervo, titulos]));
  return {
    isDeleted: (code) => known !== undefined && !known.has(code),
    otherTitles: (code) => known?.get(code)?.map(({ descricao }) => descricao) ?? [],
  };
}
