import { appForFile } from '../../../testing/app';
import { loaded } from '../../../testing/loaded';

const server = appForFile({ env: { SEARCH_INDEX: 'memory' } });

const index = () => loaded().memoryIndexOf(server.db);
const get = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ url, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ total: number; data: { cod_acervo: string; descricao: string }[]; search_index?: object }>();
};
const rename = (name: string) =>
  server.db
    .$executeRaw`UPDATE acervo SET titulo = ${name}, title_key = lower(${name}), title_order = lower(${name}) WHERE cod_acervo = 5`;

describe('a server with SEARCH_INDEX=memory', () => {
  it('answers from PostgreSQL until the index has been made, and the same afterwards', async () => {
    expect((await get('/healthz')).search_index).toBeUndefined();
    const first = await get('/api/consulta?termo_pesquisa=brasil&tipo_obra=1');
    await index()?.ready();
    expect((await get('/healthz')).search_index).toEqual({ titles: 640, bytes: expect.any(Number) });
    expect(await get('/api/consulta?termo_pesquisa=brasil&tipo_obra=1')).toEqual(first);
    await rename('Papiro');
    expect((await get('/api/consulta?termo_pesquisa=papiro')).data).toMatchObject([{ descricao: 'Papiro' }]);
  });

  it('lets a sandbox search in its own data', async () => {
    const made = await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const { id } = made.json<{ id: string }>();
    expect((await get('/api/consulta?termo_pesquisa=papiro', { 'x-sandbox': id })).total).toBe(0);
    expect((await get('/api/consulta?termo_pesquisa=papiro')).total).toBe(1);
  });

  it('makes the index again for another database', async () => {
    await index()?.ready();
    const reset = await server.app.inject({ method: 'POST', url: '/__mock/reset', payload: {} });
    expect(reset.statusCode).toBeLessThan(300);
    expect((await get('/api/consulta?termo_pesquisa=papiro')).total).toBe(0);
    await index()?.ready();
    await rename('Pergaminho');
    expect((await get('/api/consulta?termo_pesquisa=papiro')).total).toBe(0);
    expect((await get('/api/consulta?termo_pesquisa=pergaminho')).total).toBe(1);
  });
});
