import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const read = (file: string) => readFileSync(inWorkspace(file), 'utf8');
const lines = (file: string) => read(file).split('\n');

test('the files of a library, with its people, are mounted into its commands alone', () => {
  const [, services = ''] = read('docker-compose.yml').split(/^services:$/m);
  const mounting = services.split(/^(?= {2}[a-z]+:$)/m).filter((service) => service.includes('./own'));
  expect(mounting.map((service) => service.trim().split('\n')[0])).toEqual(['commands:']);
});

test('passwords, dumps and the files of a library come neither into an image nor into the repository', () => {
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['.env', 'backups', 'own']));
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['/.env', 'backups/', '/own/']));
});

test('packages are installed in an image with the settings of a clone', () => {
  expect(read('Dockerfile')).toMatch(/ cp --parents \.npmrc package\.json package-lock\.json /);
});

/** The lines of one entry at the top of docker-compose.yml, or of one service. */
const entry = (name: string) =>
  new RegExp(`^( *)${name}:.*\\n((?:\\1 +.*\\n|\\n)+)`, 'm').exec(read('docker-compose.yml'))?.[2] ?? '';

// What the file sets itself, or the image.
const fixed = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_PASSWORD', 'ALLOWED_HOSTS', 'TRUSTED_PROXIES'];

test('a variable of .env reaches the containers, all but those that docs/DEPLOYMENT.md names', () => {
  const [, section = ''] = read('docs/CONFIGURATION.md').split(/^## Server and commands$/m);
  const cells = section.split(/^## /m)[0]?.match(/^\| `.*?\|/gm) ?? [];
  const documented = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(documented.length).toBeGreaterThan(30);
  const handed = new Set(entry('server').match(/(?<=: \$\{)\w+/g));
  for (const shared of ['x-database', 'x-serving'])
    for (const name of entry(shared).match(/(?<=: \$\{)\w+/g) ?? []) handed.add(name);
  expect(documented.filter((name) => !handed.has(name))).toEqual(expect.arrayContaining(fixed));
  expect(documented.filter((name) => !handed.has(name) && !fixed.includes(name))).toEqual([]);
  const named = /all but those that it sets itself: (.*?)\./s.exec(read('docs/DEPLOYMENT.md'))?.[1];
  expect(named?.match(/\w+(?=`)/g)).toEqual(fixed);
});

test('what the server and the web processes have in common is given to both', () => {
  for (const service of ['server', 'web']) expect(entry(service)).toMatch(/<<: .*\*serving/);
  for (const name of ['PUBLIC_URL', 'BASE_PATH', 'TRUSTED_PROXIES', 'METRICS_KEY', 'DRAIN_SECONDS', 'RATE_LIMIT'])
    expect(entry('x-serving')).toContain(` ${name}: `);
});

test('a dump of the containers is for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  const script = read('tools/image/backup.sh').replaceAll('/backups', folder);
  execFileSync('bash', ['-c', `umask 022; pg_dump() { touch "\${2#--file=}"; }\n${script}`]);
  const [dump = ''] = readdirSync(folder);
  const { mode } = statSync(join(folder, dump));
  rmSync(folder, { recursive: true });
  expect(dump).toMatch(/\.dump$/);
  expect(mode & 0o077).toBe(0);
});
