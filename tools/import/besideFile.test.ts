import { execFileSync } from 'node:child_process';
import fs, { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyDatabaseForEach, fileOf } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { openBeside } from './besideFile';
import { importInto } from './sample';

const database = emptyDatabaseForEach();
const broken = `00045nam a2200099 a 4500${'\necho PWNED\n'.repeat(3)}\x1d`;

let file: string;
let victim: string;
let current: string;
beforeEach(() => {
  file = fileOf([record('1', 'Um'), broken]);
  victim = join(dirname(file), 'profile');
  writeFileSync(victim, 'my own');
  current = join(dirname(file), 'current');
  mkdirSync(current);
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: current });
});
afterEach(() => jest.restoreAllMocks());

// What an archive that was unpacked may have beside its records.
const inTheWay: [what: string, put: (path: string) => void][] = [
  ['a link to a file', (path) => symlinkSync(victim, path)],
  ['a link to a file that is not there yet', (path) => symlinkSync(`${victim}.new`, path)],
  ['a second name of a file', (path) => linkSync(victim, path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
];

describe.each([
  ['an import', []],
  ['a dry run', ['--dry-run']],
])('%s', (_, options) => {
  it.each(inTheWay)('writes nothing to %s that has the name of its report or rejected records', async (__, put) => {
    put(`${file}.rejected.mrc`);
    put(`${file}.report.csv`);
    const { lines } = await importInto(database.url, file, ...options);
    expect(readFileSync(victim, 'utf8')).toBe('my own');
    expect(existsSync(`${victim}.new`)).toBe(false);
    const said = (ending: string, what: string) =>
      `${file}${ending} is a link or no plain file, and nothing is written to it (move it away): ${what} go to ${join(current, `acervo.mrc${ending}`)}.`;
    expect(lines).toContain(said('.report.csv', 'the messages'));
    if (options.length === 0) expect(lines).toContain(said('.rejected.mrc', 'the rejected records'));
    expect(readFileSync(join(current, 'acervo.mrc.report.csv'), 'utf8')).toContain('base-address');
  });
});

it('a file of another kind that has the name of a report stays as it is, and that of an earlier import is written anew', async () => {
  const report = `${file}.report.csv`;
  writeFileSync(report, 'my own');
  const { lines } = await importInto(database.url, file);
  expect(readFileSync(report, 'utf8')).toBe('my own');
  expect(lines).toContainEqual(expect.stringMatching(/\.report\.csv is of no earlier import, .* \(move it away\)/));

  const earlier = join(current, 'acervo.mrc.report.csv');
  const written = readFileSync(earlier, 'utf8');
  await importInto(database.url, file);
  expect(readFileSync(earlier, 'utf8')).toBe(written);
});

it.each([
  ['a new import', false, 'new'],
  ['one that goes on', true, 'old, new'],
])('a report of %s is opened for appending only if it goes on: Windows empties no file that is', (_, append, text) => {
  const open = jest.spyOn(fs, 'openSync');
  const empty = jest.spyOn(fs, 'ftruncateSync');
  const beside = { source: file, ending: '.report.csv', what: 'the messages', log: () => undefined, append };
  fs.closeSync(openBeside(beside)?.handle ?? 0);
  expect(empty).not.toHaveBeenCalled();
  writeFileSync(`${file}.report.csv`, 'old, ');
  const { handle = 0, path = '' } = openBeside({ ...beside, beginning: 'old' }) ?? {};
  fs.writeSync(handle, 'new');
  fs.closeSync(handle);
  expect(readFileSync(path, 'utf8')).toBe(text);
  const modes = open.mock.calls.filter(([of]) => of === path).map(([, flags]) => Number(flags) & fs.constants.O_APPEND);
  expect(modes.slice(0, 2)).toEqual(append ? [fs.constants.O_APPEND, fs.constants.O_APPEND] : [0, 0]);
});
