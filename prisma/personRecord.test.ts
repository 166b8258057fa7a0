import { erasePerson, exportPerson, findByLogin, obligationsOf } from './personRecord';
import { openPool, type TestPool } from './testing/openPool';
import { inTransaction } from './transaction';

let library: TestPool;
let pool: TestPool['pool'];
beforeEach(async () => {
  library = await openPool({ seeded: true });
  ({ pool } = library);
}, 60_000);
afterEach(() => library.close());

const ofLogin = (login: string) => inTransaction(pool, async (client) => (await findByLogin(client, login)) ?? 0);

test('all that is stored of a person can be taken, without passwords', async () => {
  const record = await inTransaction(pool, async (client) => exportPerson(client, await ofLogin('ana')));
  expect(record).toMatchObject({
    pessoa: [{ nome_pessoa: 'Ana Beatriz Moreira Lage', email: 'ana@ufvi.example.org' }],
    pessoa_login: [{ login: 'ana' }],
  });
  expect(Object.keys(record)).toEqual(expect.arrayContaining(['emprestimo', 'cesta_permanente', 'pessoa_email']));
  expect(JSON.stringify(record)).not.toContain('scrypt');
});

test('a person is erased with all that is stored of them, and nobody else', async () => {
  const cod_pessoa = await ofLogin('ana');
  const name = 'Ana Beatriz Moreira Lage';
  await library.rows(`INSERT INTO caixa_saida (para, assunto, texto, anexos, data)
                      VALUES ('ana@ufvi.example.org', 'a', 'a', '[]', now()), ('lia@exemplo.br', 'b', 'b', '[]', now())`);
  await library.rows(`INSERT INTO tentativa (kind, login, address, at) VALUES ('password', 'ana', '192.0.2.1', now())`);
  const [before] = await library.rows('SELECT count(*)::int AS people FROM pessoa');
  await inTransaction(pool, (client) => erasePerson(client, cod_pessoa));
  const record = await inTransaction(pool, (client) => exportPerson(client, cod_pessoa));
  expect(record).toEqual({});
  expect(await library.rows('SELECT count(*)::int + 1 AS people FROM pessoa')).toEqual([before]);
  expect(await library.rows(`SELECT 1 FROM pessoa WHERE nome_pessoa = '${name}'`)).toEqual([]);
  expect(await library.rows('SELECT para FROM caixa_saida')).toEqual([{ para: 'lia@exemplo.br' }]);
  expect(await library.rows('SELECT 1 FROM tentativa')).toEqual([]);
});

test('what somebody has or owes stands against it', async () => {
  const ana = await ofLogin('ana');
  expect(await inTransaction(pool, (client) => obligationsOf(client, ana))).toContain('loans');
  const free = await ofLogin('nada-consta');
  expect(await inTransaction(pool, (client) => obligationsOf(client, free))).toEqual([]);
});
