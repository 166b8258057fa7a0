import { maxInPermanentBasket, type BasketEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();

const listed = async (who: string, query = '') =>
  (await callAs(server)<BasketEntry[]>(who, 'GET', `/api/acervo/cesta-permanente/colecao${query}`)).body;
const titles = async (who: string, query = '') => (await listed(who, query)).map(({ titulo }) => titulo);
const add = (who: string, ...acervos: number[]) =>
  callAs(server)<{ acervos: string[] }>(who, 'POST', '/acervo/cesta-permanente', { acervos });
const remove = (who: string, acervo: number) => callAs(server)(who, 'PUT', '/api/acervo/cesta-permanente', { acervo });

describe('the permanent basket', () => {
  it('holds what a patron put aside, the last added first', async () => {
    expect(await titles('ana')).toEqual(['Dom Casmurro', 'Pedagogia do oprimido', 'Vidas secas']);
    expect(await titles('nada-consta')).toEqual([]);
  });

  it('takes several titles, each once however often it is sent', async () => {
    expect((await add('nada-consta', 3, 4, 3)).body.acervos).toEqual(['3', '4']);
    server.advance(60);
    expect((await add('nada-consta', 4, 5)).body.acervos).toEqual(['5', '3', '4']);
    expect((await listed('nada-consta')).map(({ cod_acervo }) => cod_acervo)).toEqual(['5', '3', '4']);
  });

  it('has room for so many titles, also when many calls fill it at once', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const filled = maxInPermanentBasket - 3;
    await server.db.$executeRaw`
      WITH added AS (
        INSERT INTO acervo
        SELECT (jsonb_populate_record(a, jsonb_build_object('cod_acervo', 1000000 + n, 'source_key', n::text))).*
          FROM acervo a, generate_series(1, ${filled}::int) n WHERE a.cod_acervo = 1
        RETURNING cod_acervo)
      INSERT INTO cesta_permanente (cod_pessoa, cod_acervo, data) SELECT ${cod_pessoa}::int, cod_acervo, now() FROM added`;
    const answers = await Promise.all([3, 4, 5, 6].map((code) => add('nada-consta', code, code + 10)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toEqual({ message: 'cesta_permanente_cheia' });
    const [{ cod_acervo = '' } = {}] = await listed('nada-consta');
    // What is in it may be sent again.
    expect((await add('nada-consta', Number(cod_acervo))).status).toBe(200);
    expect(await listed('nada-consta')).toHaveLength(maxInPermanentBasket - 1);
  });

  it('takes all titles or none when one does not exist', async () => {
    expect(await add('nada-consta', 3, 99_999_999)).toMatchObject({ status: 404 });
    expect(await listed('nada-consta')).toEqual([]);
  });

  it('gives one title back, and says the same when it is gone already', async () => {
    const [first] = await listed('ana');
    const acervo = Number(first?.cod_acervo);
    for (const _ of ['once', 'and again'])
      expect((await remove('ana', acervo)).body).toEqual({ acervo: String(acervo), na_cesta: false });
    expect(await titles('ana')).toEqual(['Pedagogia do oprimido', 'Vidas secas']);
    expect(await titles('carla')).toEqual(['Raízes do Brasil']);
  });

  it('is listed by the day on which a title was put aside, or came to the library', async () => {
    const period = 'dataIni=2026-02-01&dataFim=2026-02-28';
    expect(await titles('ana', `?${period}`)).toEqual(['Pedagogia do oprimido']);
    expect(await titles('ana', `?tipoBusca=cesta&${period}`)).toEqual(['Pedagogia do oprimido']);
    await server.db.title.updateMany({
      where: { titulo: 'Vidas secas' },
      data: { data_inclusao: new Date('2026-02-14T00:00:00Z') },
    });
    expect(await titles('ana', `?tipoBusca=acervo&${period}`)).toContain('Vidas secas');
    for (const query of ['?dataIni=2026-02-01', '?dataIni=2026-02-02&dataFim=2026-02-01'])
      expect((await callAs(server)('ana', 'GET', `/api/acervo/cesta-permanente/colecao${query}`)).status).toBe(422);
  });
});
