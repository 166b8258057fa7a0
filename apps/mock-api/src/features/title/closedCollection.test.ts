import { storeOrderDays } from '@catalogue/domain';
import { dueRules } from '../../features';
import { openTestApp, type TestApp } from '../../testing/app';
import * as own from '../../testing/testServer';
import { applyDue } from '../../tenants/due';

interface Item {
  cod_biblioteca: string;
  desc_biblioteca: string;
  tomo: string | null;
  parte: string | null;
  volume: string | null;
  disponivel: boolean;
}

let server: TestApp;
/** A set that two libraries have. */
let set: number;
beforeAll(async () => {
  server = await openTestApp({ server: own });
  const [kept] = await server.db.$queryRaw<{ cod_acervo: number }[]>`
    SELECT cod_acervo FROM armazem_item GROUP BY cod_acervo HAVING count(DISTINCT cod_biblioteca) > 1
     ORDER BY cod_acervo LIMIT 1`;
  set = kept?.cod_acervo ?? 0;
});
afterAll(() => server.stop());

const items = async (query = '', title = set) =>
  (await server.app.inject({ url: `/api/acervo/${title}/dados-armazem${query}` })).json<Item[]>();
const item = async (volume: string) => (await items(`?cod_biblioteca=1&volume=${volume}`))[0];
const order = async (login: string, body: object, query = '?cod_biblioteca=1') => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login } });
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/gravar-armazem${query}`,
    headers: { authorization: server.patronToken(cod_pessoa, login) },
    payload: body,
  });
  return {
    status: reply.statusCode,
    body: reply.json<{ codigo?: string; message: string }>(),
    explain: reply.headers['mock-explain'],
  };
};
const first = () => ({ cod_acervo: set, tomo: 'I', parte: null, volume: '1' });
const second = () => ({ cod_acervo: set, tomo: 'II', parte: null, volume: '2' });
const third = () => ({ cod_acervo: set, tomo: 'II', parte: null, volume: '3' });

describe('what the closed collection holds of a title', () => {
  it('is shown by library, tome, part and volume', async () => {
    const all = await items();
    expect(new Set(all.map(({ cod_biblioteca }) => cod_biblioteca)).size).toBe(2);
    expect(await items('?cod_biblioteca=1&tomo=II&volume=3&parte=%C3%8Dndice')).toEqual(
      all.filter(({ parte }) => parte === 'Índice'),
    );
    expect(await items('?tomo=II')).toEqual(all.filter(({ tomo }) => tomo === 'II'));
    expect(await items('?volume=77')).toEqual([]);
  });

  it('is nothing for most titles, which do not offer it', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow({ where: { storeItems: { none: {} } } });
    const permissions = async (id: number) =>
      (await server.app.inject({ url: `/api/acervo/${id}/permissoes` })).json<object>();
    expect(await items('', cod_acervo)).toEqual([]);
    expect(await permissions(cod_acervo)).toMatchObject({ acervo_fechado: false });
    expect(await permissions(set)).toMatchObject({ acervo_fechado: true });
  });
});

describe('an order of items of the closed collection', () => {
  it('sets them aside, and sent again changes nothing', async () => {
    const { status, body } = await order('ana', { cesta: [first(), first()] });
    expect({ status, body }).toEqual({
      status: 200,
      body: { codigo: expect.any(String), message: 'Pedido registrado.' },
    });
    expect(await item('1')).toMatchObject({ disponivel: false });
    const before = await server.db.storeRequest.count();
    // The library may be in the body as well (ruling A9).
    expect(await order('ana', { cesta: [first()], cod_biblioteca: 1 }, '')).toMatchObject({ status: 200, body });
    expect(await server.db.storeRequest.count()).toBe(before);
  });

  it('is refused whole when somebody else has one of them', async () => {
    const { status, body, explain } = await order('bruno', { cesta: [third(), second()] });
    expect([status, body.message]).toEqual([422, 'item_indisponivel']);
    expect(JSON.parse(String(explain))).toMatchObject({ facts: { item: { volume: '2' } } });
    expect(await items('?cod_biblioteca=1&tomo=II&volume=3')).toMatchObject([
      { disponivel: true },
      { disponivel: true },
    ]);
  });

  it.each([
    [
      'of an item that the library does not have',
      { cesta: [{ cod_acervo: 1, volume: '77' }] },
      '?cod_biblioteca=1',
      'item_nao_encontrado',
    ],
    ['of no library', { cesta: [{ cod_acervo: 1, volume: '1' }] }, '', 'informe_biblioteca'],
    [
      'of two libraries',
      { cesta: [{ cod_acervo: 1, volume: '1' }], cod_biblioteca: 4 },
      '?cod_biblioteca=1',
      'informe_biblioteca',
    ],
  ])('%s is refused', async (_, body, query, rule) => {
    expect(await order('ana', body, query)).toMatchObject({ status: 422, body: { message: rule } });
  });

  it('of nothing, or by nobody, is refused', async () => {
    expect((await order('ana', { cesta: [] })).status).toBe(422);
    const payload = { cesta: [first()], cod_biblioteca: 1 };
    expect((await server.app.inject({ method: 'POST', url: '/api/gravar-armazem', payload })).statusCode).toBe(401);
  });

  it('by two at once is one’s', async () => {
    const wanted = { cesta: [{ ...third(), parte: 'Índice' }] };
    const replies = await Promise.all(['carla', 'bruno', 'trocas'].map((login) => order(login, wanted)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('sent twice at once is one', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => order('carla', { cesta: [third()] })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.codigo)).size).toBe(1);
  });

  it('ends after its days: the items can be asked for again', async () => {
    expect(await item('1')).toMatchObject({ disponivel: false });
    const end = new Date(Date.UTC(2026, 2, 10 + storeOrderDays, 12));
    const events = await applyDue(server.db, dueRules, end, 'America/Sao_Paulo');
    expect(events).toContainEqual(
      expect.objectContaining({ evento: 'armazem_devolvido', em: '2026-03-17', cod_acervo: set }),
    );
    expect(await item('1')).toMatchObject({ disponivel: true });
    server.advance(storeOrderDays * 24 * 60 * 60);
    expect((await order('bruno', { cesta: [first()] })).status).toBe(200);
  });
});
