import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { encodeIso2709 } from '@catalogue/domain';
import { emptyDatabase, field, fileOf, importInto, record } from './import/sample';
import { summaryLines } from './import/summary';
import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
}, 60_000);
beforeEach(() => emptyDatabase(database.url));
afterAll(() => database.drop());

const titles = async (): Promise<string[]> =>
  (await runOn<{ titulo: string }>(database.url, 'SELECT titulo FROM acervo ORDER BY cod_acervo')).map(
    ({ titulo }) => titulo,
  );

const outcome = ({ imported: [first] }: Awaited<ReturnType<typeof importInto>>) =>
  first && [first.read, first.new, first.updated, first.unchanged, first.rejected];

describe('importing a file', () => {
  it('adds its titles to the catalogue, where they are found without accents', async () => {
    const file = fileOf([record('1', 'A Inconfidência mineira'), record('2', 'Grande sertão')]);
    expect(outcome(await importInto(database.url, file))).toEqual([2, 2, 0, 0, 0]);
    const found = await runOn(
      database.url,
      `SELECT titulo FROM acervo WHERE search @@ websearch_to_tsquery('catalogo', 'inconfidencia')`,
    );
    expect(found).toEqual([{ titulo: 'A Inconfidência mineira' }]);
    expect(await runOn(database.url, 'SELECT palavra FROM palavra ORDER BY 1')).toEqual(
      ['grande', 'inconfidencia', 'mineira', 'sertao'].map((palavra) => ({ palavra })),
    );
  });

  it('again changes nothing', async () => {
    const file = fileOf([record('1', 'Um', '852  $bBC$p1'), record('2', 'Dois', '852  $bBC$h1'), 'x'.repeat(40)]);
    await importInto(database.url, file);
    const before = await runOn(database.url, 'SELECT acervo.xmin, acervo.* FROM acervo ORDER BY cod_acervo');
    const again = await importInto(database.url, file);
    expect(outcome(again)).toEqual([3, 0, 0, 2, 1]);
    expect(again.imported[0]?.copies).toEqual({ new: 0, updated: 0, unchanged: 2, removed: 0, kept: 0, rejected: 0 });
    expect(await runOn(database.url, 'SELECT acervo.xmin, acervo.* FROM acervo ORDER BY cod_acervo')).toEqual(before);
  });

  it('with a changed record updates that title and leaves the others', async () => {
    await importInto(database.url, fileOf([record('1', 'Um'), record('2', 'Dois')]));
    const changed = await importInto(database.url, fileOf([record('1', 'Um'), record('2', 'Dois, revisto')]));
    expect(outcome(changed)).toEqual([2, 0, 1, 1, 0]);
    expect(await titles()).toEqual(['Um', 'Dois, revisto']);
  });

  it('recognizes a record without control number by its content', async () => {
    const file = fileOf([record('', 'Sem número'), record('', 'Outro sem número')]);
    expect(outcome(await importInto(database.url, file))).toEqual([2, 2, 0, 0, 0]);
    expect(outcome(await importInto(database.url, file))).toEqual([2, 0, 0, 2, 0]);
  });

  it('decompresses gzip, under any name', async () => {
    const file = fileOf([gzipSync(record('1', 'Um'))], 'acervo.dat');
    expect(outcome(await importInto(database.url, file))).toEqual([1, 1, 0, 0, 0]);
  });

  it('whose compressed data is cut off keeps the records before, and reports it', async () => {
    const note = (): string => `500  $a${randomBytes(1500).toString('hex')}`;
    const records = Array.from({ length: 1000 }, (_, number) => record(`${number}`, `T ${number}`, note()));
    const packed = gzipSync(Buffer.concat(records));
    const run = await importInto(database.url, fileOf([packed.subarray(0, packed.length * 0.8)], 'acervo.mrc.gz'));
    expect(run.imported[0]).toMatchObject({ complete: false });
    expect(run.imported[0]?.new).toBeGreaterThan(700);
    expect(run.lines.at(-1)).toMatch(/could not be read after record \d+: .*unexpected end of file/);
  });

  it('that is not MARC is reported, and nothing is stored', async () => {
    const run = await importInto(database.url, fileOf(['{"title": "JSON"}'], 'dados.json'));
    expect(run.lines).toEqual(['dados.json is not MARC: it is neither ISO 2709 nor MARCXML.']);
    expect(run.imported[0]).toMatchObject({ complete: false, read: 0, rejectsPath: null });
  });

  it('in a dry run counts the results and stores nothing', async () => {
    const file = fileOf([record('1', 'Um', '852  $bBC$p1'), 'x'.repeat(40)]);
    const run = await importInto(database.url, '--dry-run', file);
    expect(outcome(run)).toEqual([2, 1, 0, 0, 1]);
    expect(run.imported[0]?.copies.new).toBe(1);
    expect(await titles()).toEqual([]);
    expect(await runOn(database.url, 'SELECT FROM biblioteca')).toEqual([]);
    expect(existsSync(`${file}.rejected.mrc`)).toBe(false);
  });

  it('twice at once creates no title and no copy twice', async () => {
    const records = Array.from({ length: 700 }, (_, number) =>
      record(`${number}`, `Título ${number}`, `852  $bBC$p${number}`),
    );
    const run = await Promise.all([fileOf(records), fileOf(records)].map((file) => importInto(database.url, file)));
    expect(run.map(({ imported: [first] }) => (first?.new ?? 0) + (first?.unchanged ?? 0))).toEqual([700, 700]);
    expect(await runOn(database.url, 'SELECT count(*)::int AS n FROM acervo')).toEqual([{ n: 700 }]);
    expect(await runOn(database.url, 'SELECT count(*)::int AS n FROM exemplar')).toEqual([{ n: 700 }]);
    expect(await runOn(database.url, 'SELECT sigla FROM biblioteca')).toEqual([{ sigla: 'BC' }]);
  });
});

describe('a control number without a source', () => {
  const bare = (number: string, title: string, ...fields: string[]): Uint8Array =>
    encodeIso2709({
      leader: '00000nam a2200000 a 4500',
      fields: [`001 ${number}`, `245 10$a${title}`, ...fields].map(field),
    });
  const ours = fileOf([bare('1', 'Senhora'), bare('2', 'Iracema')], 'nossos.mrc');
  const theirs = fileOf([bare('1', 'Sagarana')], 'deles.mrc');

  it('never lets one library replace the title of another', async () => {
    await importInto(database.url, ours);
    const run = await importInto(database.url, theirs);
    expect(outcome(run)).toEqual([1, 0, 0, 0, 1]);
    expect(run.lines[0]).toContain('another title has the same control number');
    expect(await titles()).toEqual(['Senhora', 'Iracema']);
    expect(outcome(await importInto(database.url, '--source', 'deles', theirs))).toEqual([1, 1, 0, 0, 0]);
    expect(outcome(await importInto(database.url, '--source', 'deles', theirs))).toEqual([1, 0, 0, 1, 0]);
    expect(outcome(await importInto(database.url, ours))).toEqual([2, 0, 0, 2, 0]);
  });

  it('still finds its title again when something else in the record changed', async () => {
    await importInto(database.url, ours);
    const again = await importInto(database.url, fileOf([bare('1', 'SENHORA', '300  $a252 p.')]));
    expect(outcome(again)).toEqual([1, 0, 1, 0, 0]);
  });

  it('belongs to the agency that created the record', async () => {
    await importInto(database.url, fileOf([bare('1', 'Senhora', '040  $aBR-A')]));
    expect(outcome(await importInto(database.url, fileOf([bare('1', 'Sagarana', '040  $aBR-B')])))).toEqual([
      1, 1, 0, 0, 0,
    ]);
    expect(outcome(await importInto(database.url, fileOf([bare('1', 'Senhora!', '040  $aBR-A')])))).toEqual([
      1, 0, 1, 0, 0,
    ]);
  });
});

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

describe('a Latin 1 file that is declared as UTF-8', () => {
  const file = fileOf([
    Buffer.from(Buffer.from(record('1', 'Acao e emocao')).toString('latin1').replace('Acao', 'A\xe7\xe3o'), 'latin1'),
  ]);

  it('is rejected with a hint to the option that reads it, and is read with that option', async () => {
    const run = await importInto(database.url, file);
    expect(run.lines[0]).toContain('It would say "Ação" in Latin 1. Use "--encoding iso-8859-1".');
    await importInto(database.url, '--encoding', 'iso-8859-1', file);
    expect(await titles()).toEqual(['Ação e emocao']);
  });
});

describe('a MARC-8 file that is declared as UTF-8', () => {
  it('is rejected with the words of both readings, so that no wrong advice is followed', async () => {
    const bytes = Buffer.from(record('1', 'Le th??e??atre').map((byte) => (byte === 0x3f ? 0xe2 : byte)));
    const file = fileOf([Buffer.from(bytes.toString('latin1').replace('thââeââatre', 'th\xe2e\xe3atre'), 'latin1')]);
    const { lines } = await importInto(database.url, file);
    expect(lines[0]).toContain('"théâtre" in MARC-8, "thâeãatre" in Latin 1.');
    expect(lines[0]).toContain('Use "--encoding marc-8" or "--encoding iso-8859-1", whichever gives words.');
  });
});

describe('a title', () => {
  const included = async (...fields: string[]) => {
    await importInto(database.url, fileOf([record('1', 'Um', ...fields)]));
    return runOn(database.url, 'SELECT data_inclusao::text FROM acervo');
  };

  it('is as new as its record says', async () => {
    expect(await included('008 150227s2010    bl')).toEqual([{ data_inclusao: '2015-02-27' }]);
  });

  it('is new on the day of the import if its record has no date', async () => {
    expect(await included()).toEqual([{ data_inclusao: '2026-03-10' }]);
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

  it('that the database refuses is the only one left out', async () => {
    await runOn(
      database.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.titulo LIKE '%13' THEN RAISE 'unlucky' USING ERRCODE = '22000'; END IF; RETURN NEW; END $$`,
    );
    await runOn(database.url, 'CREATE TRIGGER refuse BEFORE INSERT ON acervo FOR EACH ROW EXECUTE FUNCTION refuse()');
    const records = Array.from({ length: 40 }, (_, number) => record(`${number}`, `Título ${number}`));
    const run = await importInto(database.url, fileOf(records));
    await runOn(database.url, 'DROP FUNCTION refuse CASCADE');
    expect(outcome(run)).toEqual([40, 39, 0, 0, 1]);
    expect(run.lines).toContainEqual(
      expect.stringMatching(/record 14 at byte \d+ is rejected: it cannot be stored \(unlucky\)/),
    );
  });

  it('with the control number of another one is rejected, and the same record twice is not', async () => {
    const file = fileOf([record('1', 'Um'), record('1', 'Um'), record('1', 'Outro')]);
    const run = await importInto(database.url, file);
    expect(outcome(run)).toEqual([3, 1, 0, 1, 1]);
    expect(run.lines[0]).toContain('record 1 of this file has the same control number and other content');
    expect(await titles()).toEqual(['Um']);
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
