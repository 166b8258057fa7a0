import type { AcquisitionMonth, SuggestionEntry } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();

const get = <T extends object>(who: string, url: string) => callAs(server)<T>(who, 'GET', url);
const suggestions = async (who: string, query = '') =>
  (await get<SuggestionEntry[]>(who, `/aquisicao/sugestoes${query}`)).body;

describe('the statuses of suggestions', () => {
  it('are the fourteen of the documents, and the seed shows each of them', async () => {
    const { body } = await get<{ codigo: string }[]>('ana', '/aquisicao/sugestoes/situacao');
    expect(body).toHaveLength(14);
    const shown = new Set((await suggestions('ana')).map(({ situacao }) => situacao));
    expect(shown).toEqual(new Set(body.map(({ codigo }) => codigo)));
  });
});

describe('the list of suggestions', () => {
  it('holds the own ones, the newest first', async () => {
    const dates = (await suggestions('ana')).map(({ data }) => data);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await suggestions('bruno')).toHaveLength(2);
    expect(await suggestions('nada-consta')).toEqual([]);
  });

  it('is narrowed by a period and by a status', async () => {
    const found = await suggestions('ana', '?dataIni=2026-02-01&dataFim=10/03/2026');
    expect(found.map(({ data }) => data.slice(0, 10))).toEqual(['2026-03-06', '2026-02-11']);
    expect((await suggestions('ana', '?situacao=5')).map(({ desc_situacao }) => desc_situacao)).toEqual(['Em cotação']);
    expect(await suggestions('ana', '?situacao=5&dataIni=2026-03-01&dataFim=2026-03-10')).toEqual([]);
  });

  it.each(['?dataIni=2026-02-01', '?dataFim=2026-02-01', '?dataIni=2026-02-02&dataFim=2026-02-01'])(
    'takes both dates in their order, not %s',
    async (query) => {
      expect((await get('ana', `/aquisicao/sugestoes${query}`)).status).toBe(422);
    },
  );
});

describe('the statistics of acquisition', () => {
  const months = async (query: string) =>
    (await get<AcquisitionMonth[]>('ana', `/aquisicao/estatisticas?${query}`)).body;

  it('show each month of a period, of one library or of all', async () => {
    const all = await months('dataIni=2026-01-15&dataFim=2026-03-10');
    expect(all.map(({ mes }) => mes)).toEqual(['2026-01', '2026-02', '2026-03']);
    const central = await months('dataIni=2026-01-15&dataFim=2026-03-10&biblioteca=1');
    expect(central.every((month, at) => month.sugestoes < (all[at]?.sugestoes ?? 0))).toBe(true);
    expect(await months('dataIni=2001-01-01&dataFim=2001-12-31')).toEqual([]);
  });

  it('count a suggestion that was just made', async () => {
    const before = await months('dataIni=2026-03-01&dataFim=2026-03-10&biblioteca=3');
    await callAs(server)('ana', 'POST', '/unidade-informacao/sugestao-aquisicao', {
      biblioteca: 3,
      titulo: 'Direito das águas',
      editor: 'Foro Novo',
    });
    const after = await months('dataIni=2026-03-01&dataFim=2026-03-10&biblioteca=3');
    expect(after[0]?.sugestoes).toBe((before[0]?.sugestoes ?? 0) + 1);
  });
});
