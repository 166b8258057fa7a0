import { TermType } from '@catalogue/api-contract';
import type { NameDescription, SubjectDescription } from '@catalogue/domain';

// The address of a search is its query in the wire's words (HOUSE: the address is the only search state).
const searchAddress = (coluna_um: string, termo_pesquisa: string, indice: string | null) =>
  `/?${new URLSearchParams({ termo_pesquisa, coluna_um, ...(indice && { indice }) })}`;

/** Every title of a name: by its authority code where there is one, else by its words. */
export const authorAddress = ({ descricao, cod_autoridade }: Pick<NameDescription, 'descricao' | 'cod_autoridade'>) =>
  searchAddress(TermType.author, descricao, cod_autoridade);

export const subjectAddress = ({
  descricao,
  cod_autoridade,
}: Pick<SubjectDescription, 'descricao' | 'cod_autoridade'>) =>
  searchAddress(TermType.subject, descricao, cod_autoridade);
