import { TermType } from '@catalogue/api-contract';

interface Heading {
  descricao: string;
  cod_autoridade: string | null;
}

// The address of a search is its query in the wire's words, and the only state of a search.
const titlesUnder =
  (coluna_um: string) =>
  ({ descricao, cod_autoridade }: Heading): string =>
    `/?${new URLSearchParams({ termo_pesquisa: descricao, coluna_um, ...(cod_autoridade && { indice: cod_autoridade }) })}`;

/** All titles of a subject: by its authority code if it has one, else by its terms. */
export const subjectAddress = titlesUnder(TermType.subject);
/** All titles that have a heading, in whatever role. */
export const titlesAddress = titlesUnder(TermType.free);
const byAuthor = titlesUnder(TermType.author);

export const authorityAddress = (cod_autoridade: string) => `/autoridade/${cod_autoridade}`;

/** A name links to its authority; without one, to the titles found by its terms. */
export const authorAddress = (name: Heading) =>
  name.cod_autoridade ? authorityAddress(name.cod_autoridade) : byAuthor(name);
