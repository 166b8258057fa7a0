import {
  Operator,
  Order,
  Position,
  SearchType,
  TermType,
  extraRows,
  rowOperators,
  SearchQuery,
} from '@catalogue/api-contract';
import { WorkType, isOptionForm, lacksTerm, ownFields } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** The types that find titles of this catalogue. */
export const titleTypes = SearchType.options.filter((type) => type !== 'autoridades' && type !== 'rede_pergamum_oai');

// A term of another type would find nothing.
const workTypes: Partial<Record<SearchType, number>> = {
  arquivo: WorkType.archive.cod_tipo_obra,
  atos_normativos: WorkType.legislation.cod_tipo_obra,
  jurisprudencia: WorkType.caseLaw.cod_tipo_obra,
};

/** Searches of every type with terms of all kinds, the same in every run. */
export async function generatedSearches(db: PrismaClient, count: number, seed = 1): Promise<SearchQuery[]> {
  const next = numbers(seed);
  const chance = (part: number): boolean => next() < part;
  const one = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const titles = await db.title.findMany({
    select: {
      cod_tipo_obra: true,
      titulo: true,
      titulo_adicional: true,
      autor: true,
      search_subject: true,
      resumo: true,
      isbn_issn: true,
    },
    orderBy: { cod_acervo: 'asc' },
  });
  const headings = (await db.authority.findMany({ select: { nome: true }, orderBy: { cod_autoridade: 'asc' } })).map(
    ({ nome }) => nome,
  );
  const odd = [
    'de',
    'o',
    'Eu',
    'a e o',
    'história',
    'brasil',
    'educacao',
    'xilindrotomia',
    '!!',
    '1e5',
    'd’água',
    '2ª',
    'não',
    'sobre',
    'livros sobre',
    'the',
    'v. 2',
    '2ª edição',
  ];
  const words = (text: string, most: number): string => {
    const all = text.split(/\s+/).filter(Boolean);
    const from = Math.floor(next() * all.length);
    return all.slice(from, from + 1 + Math.floor(next() * most)).join(' ');
  };
  const term = (position: string, type: SearchType): string => {
    const title = one(titles.filter(({ cod_tipo_obra }) => (workTypes[type] ?? cod_tipo_obra) === cod_tipo_obra));
    if (position !== Position.anywhere) {
      const whole = one([
        title.titulo,
        title.titulo_adicional?.split('; ')[0] ?? title.titulo,
        one(headings),
        one(odd),
      ]);
      return position === Position.exact ? whole : whole.slice(0, 1 + Math.floor(next() * whole.length));
    }
    return one([
      () => words(title.titulo, 1),
      () => words(title.titulo, 3),
      () => title.titulo,
      () => words(title.autor ?? title.titulo, 2),
      () => words(title.search_subject, 2),
      () => words(title.resumo ?? title.titulo, 2),
      () => title.isbn_issn ?? '',
      () => `${words(title.titulo, 1)} ${words(title.autor ?? '', 1)}`,
      () => one(odd),
      () => `${one(odd)} ${words(title.titulo, 1)}`,
    ])();
  };
  const positions = [Position.anywhere, Position.anywhere, Position.anywhere, Position.exact, Position.start];
  const codes = (most: number, least = 1) => [least + Math.floor(next() * most), least + Math.floor(next() * most)];
  const row = (): SearchQuery => {
    const type = chance(0.6) ? 'pesquisa_geral' : one(titleTypes);
    const position = one(positions);
    const query: Record<string, unknown> = {
      pesquisa: type,
      ...(chance(0.9) && { termo_pesquisa: term(position, type), posicao: position }),
      ...(chance(0.4) && { coluna_um: one(Object.values(TermType)) }),
      ...(chance(0.15) && { similar: 'S' }),
      ordenacao: one(Object.values(Order)),
      ...(chance(0.1) && { biblioteca: codes(8) }),
      ...(chance(0.08) && { tipo_obra: codes(12) }),
      ...(chance(0.1) && { ano_ini: 1950 + Math.floor(next() * 75) }),
      ...(chance(0.1) && { ano_fim: 1970 + Math.floor(next() * 55) }),
      ...(chance(0.08) && { idioma: one(['por', 'por', 'eng', 'spa', 'xxx']) }),
      ...(chance(0.05) && { indice: codes(200)[0] }),
      ...(chance(0.05) && { curso: codes(6)[0] }),
      ...(chance(0.03) && { area: codes(9)[0] }),
      ...(chance(0.1) && { disciplina: codes(10)[0] }),
      ...(chance(0.3) && { limite: one([1, 7, 20]) }),
    };
    const more = chance(0.5) ? 0 : 1 + Math.floor(next() * 3);
    for (let extra = 0; extra < more; extra += 1) {
      const where = one(positions);
      const name = extraRows[extra] ?? '';
      query[`termo_${name}`] = term(where, type);
      query[`posicao_${name}`] = where;
      query[`coluna_${name}`] = one(Object.values(TermType));
      query[`operador_${rowOperators[extra] ?? ''}`] = chance(0.3) ? Operator.or : one(Object.values(Operator));
    }
    if (isOptionForm(type) && chance(0.2)) query[one(ownFields(type))] = codes(4)[0];
    return query;
  };
  const searches: SearchQuery[] = [];
  while (searches.length < count) {
    const { data } = SearchQuery.safeParse(row());
    if (data && !lacksTerm(data)) searches.push(data);
  }
  return searches;
}
