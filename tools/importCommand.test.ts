import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadRecord } from '@catalogue/domain';
import { countWarnings, emptyResult } from '@catalogue/marc-import/counts';
import { fileOf } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { readOptions } from './import/options';
import { Rejects } from './import/rejects';
import { importInto } from './import/sample';
import { summaryLines } from './import/summary';
import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { inWorkspace } from '@catalogue/command-kit/workspace';

describe('the arguments of the command', () => {
  it.each([
    [[], 'Name the files to import.'],
    [['--encoding', 'ansel', 'a.mrc'], 'Unknown --encoding "ansel".'],
    [['--library', 'BC', 'a.mrc'], '--library takes CODE=NAME, not "BC".'],
  ])('%j are refused with the usage', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
    expect(() => readOptions(args)).toThrow('npm run import -- FILE…');
  });

  it('name files relative to the current folder', () => {
    expect(readOptions(['a.mrc', '-', './a.mrc'], '/home/ana').files).toEqual(['/home/ana/a.mrc', '-']);
  });

  it('name the source, the encoding and the libraries of the records', () => {
    const args = [
      '--source',
      'deles',
      '--encoding',
      'marc-8',
      '--library',
      'xx=BSA',
      '--default-library',
      'BC',
      'a.mrc',
    ];
    expect(readOptions(args)).toMatchObject({
      source: 'deles',
      encoding: 'marc-8',
      libraries: { names: new Map([['XX', 'BSA']]), fallback: 'BC' },
    });
  });
});

describe('what a file says', () => {
  const hostile = '\u001b]0;PWNED\u0007\u001b[31mr\u009b2Jx\u202e\r';
  const harmless = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

  it('moves nothing on the terminal: names and numbers of records are shown without their control characters', async () => {
    const result = emptyResult(`acervo${hostile}`);
    const record = { leader: '', fields: [{ tag: '001', value: hostile }] };
    countWarnings(result, { record, number: 1, warnings: [{ kind: 'leader' }] } as unknown as ReadRecord);
    result.createdLibraries.set(hostile, { name: hostile, items: 2 });
    const lines = summaryLines([result], false);
    expect(lines.filter((line) => !harmless.test(line))).toEqual([]);
    expect(lines.join('')).toContain(']0;PWNED[31mr2Jx');
  });

  it('moves nothing while it is imported', async () => {
    const { url, drop } = await createTestDatabase();
    const { lines } = await importInto(url, fileOf(['this is no record at all'], `a${hostile}.mrc`));
    await drop();
    expect(lines).toHaveLength(1);
    expect(lines.filter((line) => !harmless.test(line))).toEqual([]);
  });
});

test('the summary names the copies that stay, the new libraries, and the records without items', () => {
  const result = emptyResult('acervo.mrc');
  result.copies.kept = 1;
  result.createdLibraries.set('XX', { name: 'XX', items: 1 });
  result.warnings.set('no-item', { records: 1, first: '2 (001 abc 2)' });
  const summary = summaryLines([result], false).join('\n');
  expect(summary).toContain('kept because they have been on loan: 1');
  expect(summary).toContain('New library "XX", no campus given: 1 copies');
  expect(summary).toContain(
    '1 record: a field 949, 952 or 990 without an item (no number in $a of 949 and 990, no $p in 952), so no copy was made of it: 2 (001 abc 2).',
  );
});

describe('rejected records', () => {
  it('go to the current folder if that of the file cannot be written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const lines: string[] = [];
    const rejects = new Rejects('/proc/acervo.mrc', (line) => lines.push(line), { folder });
    rejects.write(Buffer.from('x'));
    rejects.close();
    expect(rejects.path).toBe(join(folder, 'acervo.mrc.rejected.mrc'));
    expect(lines).toEqual([
      expect.stringMatching(/^\/proc\/.* cannot be written \(\w+\): the rejected records go to /),
    ]);
  });

  it('are only listed if no folder can be written', () => {
    const lines: string[] = [];
    const rejects = new Rejects('/proc/acervo.mrc', (line) => lines.push(line), { folder: '/proc' });
    rejects.write(Buffer.from('x'));
    rejects.write(Buffer.from('y'));
    expect(rejects.path).toBeNull();
    expect(lines).toEqual([expect.stringContaining('are only listed here')]);
  });
});

describe('an import that is interrupted', () => {
  it('leaves whole records only, and is completed by the next call', async () => {
    const database = await createTestDatabase({ seeded: false });
    await runOn(database.url, `COMMENT ON TABLE _prisma_migrations IS 'seeded'`);
    const total = 2500;
    const file = fileOf(
      Array.from({ length: total }, (_, number) => record(`${number}`, `T ${number}`, `852  $bBC$p${number}`)),
    );
    const command = spawn(process.execPath, [inWorkspace('tools', 'cli.mjs'), 'import', file], {
      env: { ...process.env, DATABASE_URL: database.url },
    });
    let said = '';
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/ [1-9]\d* records/.test(said)) command.kill('SIGINT');
      });
    }
    const code = await new Promise((resolve) => command.once('close', resolve));

    expect({ code, said }).toEqual({ code: 130, said: expect.stringContaining('run the same command to continue') });
    const [row] = await runOn<{ titles: number; copies: number }>(
      database.url,
      'SELECT (SELECT count(*)::int FROM acervo) AS titles, (SELECT count(*)::int FROM exemplar) AS copies',
    );
    const titles = row?.titles ?? 0;
    expect(said).toContain(`Interrupted in acervo.mrc after record ${titles}.`);
    expect(titles).toBeGreaterThan(0);
    expect(titles).toBeLessThan(total);
    expect(row?.copies).toBe(titles);
    const { imported, lines } = await importInto(database.url, file);
    // A batch may be stored and not yet counted.
    const { resumedAfter = 0, read = 0 } = imported[0] ?? {};
    expect(lines[0]).toBe(`acervo.mrc goes on after record ${resumedAfter.toLocaleString('en')}.`);
    expect(resumedAfter + read).toBe(total);
    expect(resumedAfter).toBeGreaterThan(0);
    expect(imported[0]).toMatchObject({ new: total - titles, unchanged: titles - resumedAfter, complete: true });
    expect(await runOn(database.url, 'SELECT FROM importacao')).toHaveLength(1);
    await database.drop();
  }, 30_000);
});
