import { readFileSync } from 'node:fs';
import { emptyDatabaseForEach, fileOf, titlesIn } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { importInto } from './import/sample';
import { summaryLines } from './import/summary';
import { runOn } from '@catalogue/local-postgres/query';

const database = emptyDatabaseForEach();

const titles = () => titlesIn(database.url);

const outcome = ({ imported: [first] }: Awaited<ReturnType<typeof importInto>>) =>
  first && [first.read, first.new, first.updated, first.unchanged, first.rejected];

describe('a database that goes away', () => {
  it('ends the import with a message that says how to go on', async () => {
    await runOn(
      database.url,
      `CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.titulo = 'T 600' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`,
    );
    await runOn(database.url, 'CREATE TRIGGER leave BEFORE INSERT ON acervo FOR EACH ROW EXECUTE FUNCTION leave()');
    const file = fileOf(Array.from({ length: 700 }, (_, number) => record(`${number}`, `T ${number}`)));
    await expect(importInto(database.url, file)).rejects.toThrow(
      /^The database stopped the import \(.*\) in acervo.mrc after record 500\. .* run the same command to continue\.$/,
    );
    await runOn(database.url, 'DROP FUNCTION leave CASCADE');
    const { imported, lines } = await importInto(database.url, file);
    expect(lines[0]).toBe('acervo.mrc goes on after record 500.');
    expect(imported[0]).toMatchObject({ resumedAfter: 500, read: 200, new: 200, complete: true });
  });
});

describe('a broken record', () => {
  const broken = `00045nam a2200099 a 4500${'y'.repeat(20)}\x1d`;

  it('is reported with its position and reason and saved next to the file, and the rest is imported', async () => {
    const first = record('1', 'Um');
    const file = fileOf([first, broken, record('2', 'Dois'), record('3', 'Três').subarray(0, -9)]);
    const run = await importInto(database.url, file);
    expect(outcome(run)).toEqual([4, 2, 0, 0, 2]);
    expect(run.lines[0]).toBe(
      `acervo.mrc: record 2 at byte ${first.length} is rejected: The base address "00099" of the leader does not follow a directory.`,
    );
    expect(await titles()).toEqual(['Um', 'Dois']);
    const kept = readFileSync(`${file}.rejected.mrc`);
    expect(kept.subarray(0, broken.length).toString()).toBe(broken);
    expect(outcome(await importInto(database.url, `${file}.rejected.mrc`))).toEqual([2, 0, 0, 0, 2]);
    expect(summaryLines(run.imported, false).join('\n')).toContain(`The rejected records are in ${file}.rejected.mrc`);
  });

  it('of a MARCXML file is saved as XML', async () => {
    const xml = (body: string): string => `<record><leader>00000nam a2200000 a 4500</leader>${body}</record>`;
    const good = '<datafield tag="245" ind1="1" ind2="0"><subfield code="a">Um</subfield></datafield>';
    const file = fileOf([`<collection>${xml(good)}${xml('')}</collection>`], 'acervo.xml');
    expect(outcome(await importInto(database.url, file))).toEqual([2, 1, 0, 0, 1]);
    expect(readFileSync(`${file}.rejected.xml`, 'utf8')).toMatch(
      /^<collection [^>]*>\n<record>.*<\/record>\n<\/collection>\n$/s,
    );
  });

  it('of a MARCXML file that is cut off is saved in a well-formed file, and rejected again until it is corrected', async () => {
    const file = fileOf(
      ['<collection><record><leader>00000nam</leader><datafield tag="245"><subfield code="a">U]]>'],
      'a.xml',
    );
    expect(outcome(await importInto(database.url, file))).toEqual([1, 0, 0, 0, 1]);
    const kept = readFileSync(`${file}.rejected.xml`, 'utf8');
    expect(kept).toContain('<record><![CDATA[<record><leader>00000nam</leader>');
    const again = await importInto(database.url, `${file}.rejected.xml`);
    expect(outcome(again)).toEqual([1, 0, 0, 0, 1]);
    expect(again.lines[0]).not.toContain('broken');
    expect(readFileSync(`${file}.rejected.xml.rejected.xml`, 'utf8')).toBe(kept);
  });

  it('is not one with unreadable characters: it is imported, and the summary warns', async () => {
    const marc8 = record('1', 'Pagina ??');
    marc8[9] = 0x20;
    marc8.set([0xfc, 0xfd], marc8.indexOf('?'.charCodeAt(0)));
    const run = await importInto(database.url, fileOf([marc8]));
    expect(outcome(run)).toEqual([1, 1, 0, 0, 0]);
    expect(summaryLines(run.imported, false).join('\n')).toMatch(/1 record: characters LOST.*: 1 \(001 1\)\.$/m);
  });
});
