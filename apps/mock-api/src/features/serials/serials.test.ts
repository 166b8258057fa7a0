import type { Reply, serials } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';

type Options = Reply<(typeof serials)['listKardexOptions']>;
interface Year {
  codPeriod: string;
  codBib: string;
  codPar: string;
  desc_par: string;
  seqPar: string;
  year: number;
  itens: { seqSec: string; rotulo: string; situacao: string }[];
}
interface Summary {
  tipo: string;
  seq: string;
  titulo: string;
  autor: string | null;
  paginas: string | null;
  url: string | null;
}

const server = appForFile();
/** A periodical that two libraries have. */
let serial: number;
let book: number;
beforeAll(async () => {
  const [kept] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
    SELECT cod_acervo FROM kardex GROUP BY cod_acervo HAVING count(DISTINCT cod_bib) > 1 ORDER BY cod_acervo LIMIT 1`;
  serial = kept?.cod_acervo ?? 0;
  ({ cod_acervo: book } = await server.db.title.findFirstOrThrow({ where: { titulo: 'Dom Casmurro' } }));
});

const get = async <T>(url: string) => {
  const reply = await server.app.inject({ url: `/api${url}` });
  return { status: reply.statusCode, body: reply.json<T>() };
};
const permissions = async (id: number) => (await get<Record<string, boolean>>(`/acervo/${id}/permissoes`)).body;

describe('the kardex of a serial', () => {
  it('is shown where there is one, and the permissions of the title say the same', async () => {
    expect((await get(`/kardex/${serial}/permissao`)).body).toEqual({ permitido: true });
    expect(await permissions(serial)).toMatchObject({ kardex: true });
    expect((await get(`/kardex/${book}/permissao`)).body).toEqual({ permitido: false });
    expect(await permissions(book)).toMatchObject({ kardex: false });
  });

  it('can be narrowed by what its choices offer, each with something to show', async () => {
    const { body: options } = await get<Options>(`/kardex/${serial}/combobox-data`);
    expect(options.bibliotecas).toHaveLength(2);
    expect(options.anos).toEqual([...options.anos].sort((a, b) => b - a));
    const choices: [string, (year: Year) => boolean][] = [
      ...options.anos.map((year): [string, (each: Year) => boolean] => [`year=${year}`, (each) => each.year === year]),
      ...options.bibliotecas.map(({ cod_biblioteca }): [string, (each: Year) => boolean] => [
        `codBib=${cod_biblioteca}`,
        (each) => each.codBib === cod_biblioteca,
      ]),
      ...options.partes.map(({ codigo }): [string, (each: Year) => boolean] => [
        `codPar=${codigo}`,
        (each) => each.codPar === codigo,
      ]),
      ...options.periodicidades.map(({ codigo }): [string, (each: Year) => boolean] => [
        `codPeriod=${codigo}`,
        (each) => each.codPeriod === codigo,
      ]),
    ];
    const { body: all } = await get<Year[]>(`/kardex/${serial}/data`);
    for (const [choice, fits] of choices) {
      const { body } = await get<Year[]>(`/kardex/${serial}/data?${choice}`);
      expect({ choice, body }).toEqual({ choice, body: all.filter(fits) });
      expect(body.length).toBeGreaterThan(0);
    }
    const [year, place] = [options.anos[0], options.bibliotecas[0]?.cod_biblioteca];
    const { body: both } = await get<Year[]>(`/kardex/${serial}/data?year=${year}&codBib=${place}`);
    expect(both).toEqual(all.filter((each) => each.year === year && each.codBib === place));
    expect((await get(`/kardex/${serial}/data?year=1700`)).body).toEqual([]);
  });

  it('has its issues in order, each to be looked at', async () => {
    const { body: years } = await get<Year[]>(`/kardex/${serial}/data`);
    const [latest] = years;
    const numbers = latest?.itens.map(({ seqSec }) => Number(seqSec)) ?? [];
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const { seqPar, codPar, itens } of years)
      for (const { seqSec, rotulo, situacao } of itens) {
        const { body } = await get(`/kardex/${serial}/item?seqPar=${seqPar}&seqSec=${seqSec}&codPar=${codPar}`);
        expect(body).toMatchObject({ seqPar, seqSec, codPar, rotulo, situacao });
      }
  });

  it('knows no issue of another title, year or kind of part', async () => {
    const [{ seqPar = '', codPar = '' } = {}] = (await get<Year[]>(`/kardex/${serial}/data`)).body;
    const answers = await Promise.all([
      get(`/kardex/${book}/item?seqPar=${seqPar}&seqSec=1&codPar=${codPar}`),
      get(`/kardex/${serial}/item?seqPar=${seqPar}&seqSec=99&codPar=${codPar}`),
      get(`/kardex/${serial}/item?seqPar=${seqPar}&seqSec=1&codPar=9`),
    ]);
    for (const answer of answers)
      expect(answer).toEqual({ status: 404, body: { message: 'Fascículo não encontrado.' } });
  });

  it('is empty for a book', async () => {
    expect((await get(`/kardex/${book}/data`)).body).toEqual([]);
    expect((await get(`/kardex/${book}/combobox-data`)).body).toEqual({
      periodicidades: [],
      bibliotecas: [],
      partes: [],
      anos: [],
    });
  });

  it('shows every state of an issue in the demo library, and none but what is to come after today', async () => {
    const states = await server.db.$queryRaw<{ situacao: string; last: Date | null; first: Date | null }[]>`
      SELECT situacao, min(data) AS first, max(data) AS last FROM kardex_item GROUP BY situacao ORDER BY situacao`;
    expect(states.map(({ situacao }) => situacao).sort()).toEqual([
      'atrasado',
      'encadernado',
      'esperado',
      'falta',
      'recebido',
      'reclamado',
    ]);
    const today = new Date('2026-03-10');
    for (const { situacao, first, last } of states)
      if (situacao === 'esperado') expect(first?.getTime()).toBeGreaterThanOrEqual(today.getTime());
      else if (last) expect(last.getTime()).toBeLessThan(today.getTime());
  });
});

describe('contents', () => {
  it('of a serial are the articles that the catalogue has of it', async () => {
    const { cod_acervo } = await server.db.summary.findFirstOrThrow({ where: { tipo: 'periodico' } });
    const { body } = await get<Summary[]>(`/sumario/${cod_acervo}/dados`);
    expect(body.length).toBeGreaterThan(0);
    for (const { tipo, titulo, paginas } of body) {
      expect(tipo).toBe('periodico');
      expect(paginas).toMatch(/^\d+-\d+$/);
      expect(await server.db.title.count({ where: { titulo } })).toBeGreaterThan(0);
    }
    expect(await permissions(cod_acervo)).toMatchObject({ sumarios: true, sumarios_livros: false });
  });

  it('of a book are its chapters', async () => {
    const { body } = await get<Summary[]>(`/sumario/${book}/dados`);
    expect(body[0]).toMatchObject({ tipo: 'livro', seq: '1', titulo: 'Do título', url: null });
    expect(await permissions(book)).toMatchObject({ sumarios: false, sumarios_livros: true });
  });

  it('are none where nothing is listed, and the title does not offer them', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { summaries: { none: {} } } });
    expect((await get(`/sumario/${cod_acervo}/dados`)).body).toEqual([]);
    expect(await permissions(cod_acervo)).toMatchObject({ sumarios: false, sumarios_livros: false });
  });
});
