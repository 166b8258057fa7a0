import { refreshLibraryFacet } from '@catalogue/database/libraryFacet';
import { storeTitles } from '@catalogue/database/storeTitles';
import { refreshSuggestionWords } from '@catalogue/database/suggestionWords';
import type { MarcField, MarcRecord } from '@catalogue/domain';
import { Pool } from 'pg';
import { openTestApp, type TestApp } from '../../testing/app';

/** The facts of a test title; it becomes a record, stored like any imported one. */
export interface TitleFacts {
  titulo: string;
  /** How many characters of the title are an initial article and its space. */
  artigo?: number;
  autor?: string;
  /** Persons other than the first (700). */
  outros?: string[];
  assuntos?: string[];
  /** Variant titles (246). */
  variantes?: string[];
  ano?: number;
  idioma?: string;
  nota?: string;
  isbn?: string;
  issn?: string;
  /** Series (490). */
  serie?: string;
  /** Call number (090). */
  chamada?: string;
  online?: boolean;
  acessivel?: boolean;
  /** A law, by its genre. */
  lei?: boolean;
  data_inclusao?: string;
}

const field = (tag: string, value: string, ind1 = ' '): MarcField => ({
  tag,
  ind1,
  ind2: ' ',
  subfields: [{ code: 'a', value }],
});

function recordOf(facts: TitleFacts): MarcRecord {
  const { ano, idioma = 'por' } = facts;
  return {
    leader: '00000nam a2200000 a 4500',
    fields: [
      { tag: '008', value: `260101${ano ? `s${ano}    ` : 'nuuuuuuuu'}bl            000 0 ${idioma} d` },
      ...(facts.isbn ? [field('020', facts.isbn)] : []),
      ...(facts.issn ? [field('022', facts.issn)] : []),
      ...(facts.chamada ? [field('090', facts.chamada)] : []),
      ...(facts.autor ? [field('100', facts.autor, '1')] : []),
      { ...field('245', facts.titulo), ind2: String(facts.artigo ?? 0) },
      ...(facts.variantes ?? []).map((title) => field('246', title)),
      ...(ano ? [{ tag: '260', ind1: ' ', ind2: ' ', subfields: [{ code: 'c', value: String(ano) }] }] : []),
      ...(facts.serie ? [field('490', facts.serie)] : []),
      ...(facts.nota ? [field('500', facts.nota)] : []),
      ...(facts.acessivel ? [field('655', 'Braille')] : []),
      ...(facts.lei ? [field('655', 'Legislação')] : []),
      ...(facts.assuntos ?? []).map((subject) => field('650', subject)),
      ...(facts.outros ?? []).map((name) => field('700', name, '1')),
      ...(facts.online
        ? [{ tag: '856', ind1: '4', ind2: '0', subfields: [{ code: 'u', value: 'https://exemplo.org/livro.pdf' }] }]
        : []),
    ],
  };
}

export type Answer = Record<string, unknown>;
export interface Found {
  data: { cod_acervo: string; descricao: string; [field: string]: unknown }[];
  total: number;
  id: string;
  base: string;
  pesquisa: string;
  semelhantes?: { termo: string; total: number; motivo?: string; valor?: string; campos?: Record<string, string> }[];
}

/** A server on an empty database, with helpers for the tests. */
export async function openCatalogue(env: Record<string, string> = {}) {
  const server: TestApp = await openTestApp({ seeded: false, env });
  const pool = new Pool({ connectionString: server.database.url });
  // Idle connections end when the database is dropped.
  pool.on('error', () => undefined);
  const get = async (address: string, query: Record<string, string> = {}) => {
    // The pool writes directly to the database, which the server would notice a little later.
    server.changed();
    const answer = await server.app.inject({ url: `/api${address}`, query });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };
  const search = async (query: Record<string, string>): Promise<Found> => {
    const { status, body } = await get('/consulta', query);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as unknown as Found;
  };
  return {
    ...server,
    pool,
    get,
    search,
    /** The titles found by a search, in order. */
    titles: async (query: Record<string, string>) => (await search(query)).data.map(({ descricao }) => descricao),
    /** Stores titles and returns their codes in the order given. */
    add: async (...titles: TitleFacts[]): Promise<number[]> => {
      const stored = await storeTitles(
        pool,
        titles.map((facts) => ({
          record: recordOf(facts),
          source_key: JSON.stringify(facts),
          data_inclusao: facts.data_inclusao ?? '2020-01-01',
        })),
      );
      await refreshSuggestionWords(pool);
      return stored.map(({ cod_acervo }) => cod_acervo);
    },
    refreshLibraries: (codes: number[]) => refreshLibraryFacet(pool, codes),
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;
