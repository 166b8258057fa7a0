import { Client } from 'pg';
import { appForEach } from '../testing/app';
import { callAs } from '../testing/callAs';

const server = appForEach({ readsPassDays: true });

afterEach(() => jest.restoreAllMocks());

const read = async (url: string) => (await server.app.inject(url)).statusCode;
const write = async () => {
  const { status } = await callAs(server)('nada-consta', 'POST', '/api/perfil-interesse/pesquisas', {
    ...{ nome: 'Casmurro', consulta: 'termo_pesquisa=casmurro' },
  });
  return status;
};
const health = async () => {
  const answer = await server.app.inject('/healthz');
  return [answer.statusCode, answer.json<{ status: string }>().status];
};

it('a day that fails refuses writes alone, shows in the health of the server, and begins once it can', async () => {
  expect(await read('/api/acervo/1')).toBe(200);
  // What the day's transaction ends with is refused, as if it had taken too long.
  await server.db.$executeRawUnsafe(`
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION USING ERRCODE = ''57014''; END';
    CREATE TRIGGER slow BEFORE UPDATE OF applied_until ON relogio FOR EACH ROW EXECUTE FUNCTION slow()`);
  try {
    server.passDays(1);
    const all = ['/api/acervo/1', '/api/acervo/2', '/parametros/funcionalidades', '/readyz'];
    expect(await Promise.all(all.map(read))).toEqual([200, 200, 200, 200]);
    expect(await callAs(server)('nada-consta', 'GET', '/api/solicitacoes/alertas')).toMatchObject({ status: 200 });
    expect(await health()).toEqual([503, 'behind']);
    expect(await write()).toBe(503);
  } finally {
    await server.db.$executeRaw`DROP FUNCTION slow CASCADE`;
  }
  // The next day is another try, and so is the same one after a while.
  server.passDays(1);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(await write()).toBe(201);
  expect(await health()).toEqual([200, 'ok']);
});

it('reads wait a little for a day that takes long, and only the first ones', async () => {
  expect(await read('/api/acervo/1')).toBe(200);
  const other = new Client({ connectionString: server.database.url });
  await other.connect();
  try {
    await other.query('BEGIN; SELECT 1 FROM relogio FOR UPDATE');
    server.passDays(1);
    expect(await read('/api/acervo/1')).toBe(200);
    const began = performance.now();
    expect(await read('/api/acervo/2')).toBe(200);
    expect(performance.now() - began).toBeLessThan(4000);
    await other.query('ROLLBACK');
  } finally {
    await other.end();
  }
});
