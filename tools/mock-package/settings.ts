import { Failure } from '@catalogue/command-kit/failure';
import { isSecret } from '@catalogue/mock-api/secretFiles';

// The options of the command, and what the package sets itself.
const elsewhere = new Set(['PORT', 'DATA_DIR', 'CORS_ORIGINS', 'MIGRATIONS_DIR', 'DEV_ADDRESS']);
// Read besides those that the programs check.
const others = ['DATABASE_PASSWORD', 'APP_VERSION'];
const ownMeanings: Record<string, string> = { PROCESSES: 'the mock runs in one process' };

/**
 * The variables that the mock takes, each with its default and the first sentence of its meaning in docs/CONFIGURATION.md. Throws a
 * Failure for one that is not there.
 */
export function settingsOf(configuration: string, names: readonly string[]): string {
  const tables = configuration.split(/^## (?=Server and commands$|Server alone$)/m).slice(1);
  const rows = tables
    .flatMap((table) => (table.split(/^## /m)[0] ?? '').match(/^\| `.*$/gm) ?? [])
    .map((row) => row.split(/ +\| */).map((cell) => plain(cell)))
    .map(([name = '', value = '', meaning = '']) => ({ name: name.replace(/^\| /, ''), value, meaning }));
  const taken = names.filter((name) => !elsewhere.has(name));
  const missing = taken.filter((each) => !rows.some(({ name }) => name.split(', ').includes(each)));
  if (missing.length > 0) throw new Failure(`docs/CONFIGURATION.md does not describe ${missing.join(', ')}.`);
  const isTaken = (name: string) => taken.includes(name) || others.includes(name);
  const list = rows
    .filter(({ name }) => name.split(', ').some(isTaken))
    .map(
      ({ name, value, meaning }) =>
        `  ${name} (${value.split(';')[0]})\n      ${ownMeanings[name] ?? firstSentence(meaning)}\n`,
    );
  const secrets = [...taken, ...others].filter(isSecret);
  return `${list.join('')}\nA secret may be in a file that NAME_FILE names, such as CONTROL_KEY_FILE: ${secrets.join(', ')}.\n`;
}

const plain = (cell: string): string =>
  cell
    // What is only a reference.
    .replaceAll(/ \((\[[^\]]*\]\([^)]*\)|decision \d+)\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');

const firstSentence = (text: string): string => text.split(/(?<=\w)\. (?=[A-Z])/)[0] ?? '';
