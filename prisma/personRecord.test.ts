import { erasePerson, exportPerson, findByLogin, obligationsOf } from './personRecord';
import { personTables, tablesAboutNobody } from './personTables';
import { openPool, type TestPool } from './testing/openPool';

let library: TestPool;
beforeEach(async () => {
  library = await openPool({ seeded: true });
}, 60_000);
afterEach(() => library.close());

const ofLogin = async (login: string) => (await findByLogin(library.rows, login)) ?? 0;

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  isNeeded: boolean;
}
const columns = () =>
  library.rows<Column>(`
    SELECT table_name, column_name, data_type, is_nullable = 'NO' AND column_default IS NULL AS "isNeeded"
      FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND t.table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`);

test('every table is in the register of personal data, or known to be about nobody', async () => {
  const all = await columns();
  const tables = [...new Set(all.map(({ table_name }) => table_name))];
  const inNeither = tables.filter((table) => !(table in personTables) && !tablesAboutNobody.has(table));
  expect({ 'to be added to one of the two lists in personTables.ts': inNeither }).toEqual({
    'to be added to one of the two lists in personTables.ts': [],
  });
  expect(Object.keys(personTables).filter((table) => !tables.includes(table))).toEqual([]);
  const personal = /pessoa|login|email|cpf|telefone|^para$|address|endereco$|usuario/;
  const suspicious = all.filter(
    ({ table_name, column_name }) => tablesAboutNobody.has(table_name) && personal.test(column_name),
  );
  // The label of the field for the username is an institution's.
  expect(suspicious.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual([
    'instituicao.denominacao_login',
    'instituicao.destino_padrao_login_catalogo',
    'instituicao.msg_login',
  ]);
});

/** A row of the person in every table of the register, whatever it refers to. */
async function fillEveryTable(cod_pessoa: number, login: string, email: string): Promise<void> {
  const known: Record<string, unknown> = { cod_pessoa, login, para: email, session_id: 'full', id: 'full' };
  const values: Record<string, unknown> = {
    'timestamp with time zone': '2026-03-10T12:00:00Z',
    date: '2026-03-10',
    text: 'x',
    boolean: false,
    jsonb: '[]',
    ARRAY: '{}',
  };
  const all = await columns();
  await library.rows(`INSERT INTO sessao (id, cod_pessoa, login, client_id, endereco, dispositivo, iniciada_em, usada_em)
                      VALUES ('full', ${cod_pessoa}, '${login}', '', '', '', now(), now())`);
  for (const table of Object.keys(personTables).filter(
    (name) => !['pessoa', 'pessoa_login', 'sessao'].includes(name),
  )) {
    const needed = all.filter(
      ({ table_name, column_name, isNeeded }) => table_name === table && (isNeeded || column_name === 'cod_pessoa'),
    );
    const row = needed.map(({ column_name, data_type }) => known[column_name] ?? values[data_type] ?? 1);
    const names = needed.map(({ column_name }) => `"${column_name}"`);
    // As a replica it checks no foreign keys: a book or a library is not the point.
    await library.rows(
      `WITH replica AS (SELECT set_config('session_replication_role', 'replica', true))
       INSERT INTO ${table} (${names.join()}) SELECT ${row.map((_, place) => `$${place + 1}::${typeOf(needed[place])}`).join()}
         FROM replica ON CONFLICT DO NOTHING`,
      row,
    );
  }
}
const typeOf = (column: Column | undefined) =>
  column?.data_type === 'ARRAY' ? 'int[]' : (column?.data_type ?? 'text');

test('a person’s copy has every table of the register, and an erasure leaves none of them', async () => {
  const cod_pessoa = await ofLogin('ana');
  await fillEveryTable(cod_pessoa, 'ana', 'ana@ufvi.example.org');
  // Nothing but hashes: it goes with its session.
  const expected = Object.keys(personTables).filter((name) => name !== 'token_renovacao');
  expect(Object.keys(await exportPerson(library.rows, cod_pessoa)).sort()).toEqual(expected.sort());
  const [tokens] = await library.rows(`SELECT count(*)::int AS count FROM token_renovacao WHERE session_id = 'full'`);
  expect(tokens).toEqual({ count: 1 });
  await erasePerson(library.rows, cod_pessoa);
  expect(await exportPerson(library.rows, cod_pessoa)).toEqual({});
  expect(await library.rows(`SELECT 1 FROM token_renovacao WHERE session_id = 'full'`)).toEqual([]);
});

test('all that is stored of a person can be taken, with the titles, without passwords', async () => {
  const record = await exportPerson(library.rows, await ofLogin('ana'));
  expect(record).toMatchObject({
    pessoa: [{ nome_pessoa: 'Ana Beatriz Moreira Lage', email: 'ana@ufvi.example.org' }],
    pessoa_login: [{ login: 'ana' }],
  });
  expect(record.emprestimo?.map(({ titulo }) => titulo)).toContain('Redes de computadores');
  expect(Object.keys(record)).toEqual(expect.arrayContaining(['cesta_permanente', 'pessoa_email']));
  expect(JSON.stringify(record)).not.toMatch(/scrypt|_hash"/);
});

test('a person is erased with all that is stored of them, and nobody else', async () => {
  const cod_pessoa = await ofLogin('ana');
  const name = 'Ana Beatriz Moreira Lage';
  await library.rows(`INSERT INTO caixa_saida (para, assunto, texto, anexos, data)
                      VALUES ('ana@ufvi.example.org', 'a', 'a', '[]', now()), ('lia@exemplo.br', 'b', 'b', '[]', now())`);
  await library.rows(`INSERT INTO tentativa (kind, login, address, at) VALUES ('password', 'ana', '192.0.2.1', now())`);
  const [before] = await library.rows('SELECT count(*)::int AS people FROM pessoa');
  await erasePerson(library.rows, cod_pessoa);
  expect(await exportPerson(library.rows, cod_pessoa)).toEqual({});
  expect(await library.rows('SELECT count(*)::int + 1 AS people FROM pessoa')).toEqual([before]);
  expect(await library.rows(`SELECT 1 FROM pessoa WHERE nome_pessoa = '${name}'`)).toEqual([]);
  expect(await library.rows('SELECT para FROM caixa_saida')).toEqual([{ para: 'lia@exemplo.br' }]);
  expect(await library.rows('SELECT 1 FROM tentativa')).toEqual([]);
});

test('mails to an address that a person had before are theirs, those to one that nobody has confirmed are not', async () => {
  const cod_pessoa = await ofLogin('ana');
  const change = (before: string, after: string, confirmed_at: string) =>
    library.rows(
      `INSERT INTO troca_email (cod_pessoa, before, after, code_hash, salt, tte, requested_at, confirmed_at)
       VALUES (${cod_pessoa}, '${before}', '${after}', '', '', now(), now(), ${confirmed_at})`,
    );
  await change('Antes@exemplo.br', 'ana@ufvi.example.org', 'now()');
  await change('ana@ufvi.example.org', 'lia@exemplo.br', 'NULL');
  await library.rows(`INSERT INTO caixa_saida (para, assunto, texto, anexos, data)
                      VALUES ('antes@exemplo.br', 'a', 'a', '[]', now()), ('lia@exemplo.br', 'b', 'b', '[]', now())`);
  const { caixa_saida = [] } = await exportPerson(library.rows, cod_pessoa);
  expect(caixa_saida.map(({ para }) => para)).toEqual(['antes@exemplo.br']);
  await erasePerson(library.rows, cod_pessoa);
  expect(await library.rows('SELECT para FROM caixa_saida')).toEqual([{ para: 'lia@exemplo.br' }]);
});

test('what somebody has or owes stands against it', async () => {
  expect(await obligationsOf(library.rows, await ofLogin('ana'))).toContain('loans');
  expect(await obligationsOf(library.rows, await ofLogin('nada-consta'))).toEqual([]);
});
