import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { openDatabase, ping } from './database';
import { readSettings } from './env';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (text: string): string => {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
};
const url = 'postgresql://ana:segredo@localhost/catalogue';
const key = 'a key of sixteen letters';

it('a secret may be in a file, with or without a new line at its end', () => {
  const settings = readSettings({
    DATABASE_URL_FILE: fileWith(`${url}\n`),
    CONTROL_KEY_FILE: fileWith(key),
    METRICS_KEY_FILE: fileWith(`${key}\r\n`),
  });
  expect(settings).toMatchObject({ DATABASE_URL: url, CONTROL_KEY: key, METRICS_KEY: key });
});

it.each([
  [
    'that is not there',
    { CONTROL_KEY_FILE: '/nowhere/key' },
    'CONTROL_KEY_FILE names a file that cannot be read (ENOENT): /nowhere/key',
  ],
  [
    'beside the secret itself',
    { CONTROL_KEY: key, CONTROL_KEY_FILE: '/nowhere/key' },
    'CONTROL_KEY and CONTROL_KEY_FILE are both set',
  ],
])('a file %s is reported', (_, variables, message) => {
  expect(() => readSettings({ DATABASE_URL: url, ...variables })).toThrow(message);
});

it('the password of the database is that of its replicas, too', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgresql://ana@localhost/catalogue',
    DATABASE_REPLICA_URLS: 'postgresql://ana@one/catalogue, postgresql://ana@two/catalogue',
    DATABASE_PASSWORD: 'a,b',
  });
  const urlsOf = (host: string) => `postgresql://ana:a%2Cb@${host}/catalogue`;
  expect(settings.DATABASE_URL).toBe(urlsOf('localhost'));
  expect(settings.DATABASE_REPLICA_URLS).toEqual(['one', 'two'].map(urlsOf));
});

it('a wrong address of a replica is reported without passwords', () => {
  const wrong = () => readSettings({ DATABASE_URL: url, DATABASE_REPLICA_URLS: `${url},mysql://ana:segredo@two/c` });
  expect(wrong).toThrow('DATABASE_REPLICA_URLS is "postgresql://…@localhost/catalogue,mysql://…@two/c"');
});

it('other variables are in no file', () => {
  expect(readSettings({ DATABASE_URL: url, PORT_FILE: fileWith('1') }).PORT).toBe(4200);
});

it('a password of any characters opens the database', async () => {
  const database = await createTestDatabase({ seeded: false });
  const name = 'any_characters';
  const password = `p@ss/w#rd?%41 :'"\\&ção`;
  await runOn(database.url, `DROP ROLE IF EXISTS ${name}`);
  await runOn(database.url, `CREATE ROLE ${name} LOGIN PASSWORD ${escapeLiteral(password)}`);
  const withoutPassword = new URL(database.url);
  withoutPassword.username = name;
  withoutPassword.password = '';
  for (const given of [{ DATABASE_PASSWORD: password }, { DATABASE_PASSWORD_FILE: fileWith(`${password}\n`) }]) {
    const db = openDatabase(readSettings({ DATABASE_URL: withoutPassword.href, ...given }).DATABASE_URL);
    await ping(db);
    await db.$disconnect();
  }
  await runOn(database.url, `DROP ROLE ${name}`);
  await database.drop();
});
