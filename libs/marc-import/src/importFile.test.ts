import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { runOn } from '@catalogue/local-postgres/query';
import { emptyDatabaseForEach, fileOf, titlesIn } from './testing/files';
import { importOne, type Imported } from './testing/importOne';
import { record, recordWithoutSource } from './testing/sampleRecord';

const database = emptyDatabaseForEach();

const titles = () => titlesIn(database.url);

const outcome = ({ result }: Imported) => [result.read, result.new, result.updated, result.unchanged, result.rejected];

describe('importing a file', () => {
  it('adds its titles to the catalogue, where they are found without accents', async () => {
    const file = fileOf([record('1', 'A Inconfidência mineira'), record('2', 'Grande sertão')]);
    expect(outcome(await importOne(database.url, file))).toEqual([2, 2, 0, 0, 0]);
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
    await importOne(database.url, file);
    const before = await runOn(database.url, 'SELECT acervo.xmin, acervo.* FROM acervo ORDER BY cod_acervo');
    const again = await importOne(database.url, file);
    expect(outcome(again)).toEqual([3, 0, 0, 2, 1]);
    expect(again.result.copies).toEqual({ new: 0, updated: 0, unchanged: 2, removed: 0, kept: 0, rejected: 0 });
    expect(await runOn(database.url, 'SELECT acervo.xmin, acervo.* FROM acervo ORDER BY cod_acervo')).toEqual(before);
  });

  it('with a changed record updates that title and leaves the others', async () => {
    await importOne(database.url, fileOf([record('1', 'Um'), record('2', 'Dois')]));
    const changed = await importOne(database.url, fileOf([record('1', 'Um'), record('2', 'Dois, revisto')]));
    expect(outcome(changed)).toEqual([2, 0, 1, 1, 0]);
    expect(await titles()).toEqual(['Um', 'Dois, revisto']);
  });

  it('recognizes a record without control number by its content', async () => {
    const file = fileOf([record('', 'Sem número'), record('', 'Outro sem número')]);
    expect(outcome(await importOne(database.url, file))).toEqual([2, 2, 0, 0, 0]);
    expect(outcome(await importOne(database.url, file))).toEqual([2, 0, 0, 2, 0]);
  });

  it('decompresses gzip, under any name', async () => {
    const file = fileOf([gzipSync(record('1', 'Um'))], 'acervo.dat');
    expect(outcome(await importOne(database.url, file))).toEqual([1, 1, 0, 0, 0]);
  });

  it('whose compressed data is cut off keeps the records before, and reports it', async () => {
    const note = (): string => `500  $a${randomBytes(1500).toString('hex')}`;
    const records = Array.from({ length: 1000 }, (_, number) => record(`${number}`, `T ${number}`, note()));
    const packed = gzipSync(Buffer.concat(records));
    const run = await importOne(database.url, fileOf([packed.subarray(0, packed.length * 0.8)], 'acervo.mrc.gz'));
    expect(run.result).toMatchObject({ complete: false });
    expect(run.result.new).toBeGreaterThan(700);
    expect(run.lines.at(-1)).toMatch(/could not be read after record \d+: .*unexpected end of file/);
  });

  it('that is not MARC is reported, and nothing is stored', async () => {
    const run = await importOne(database.url, fileOf(['{"title": "JSON"}'], 'dados.json'));
    expect(run.lines).toEqual(['dados.json is not MARC: it is neither ISO 2709 nor MARCXML.']);
    expect(run.result).toMatchObject({ complete: false, read: 0, rejectsPath: null });
  });

  it('in a dry run counts the results and stores nothing', async () => {
    const file = fileOf([record('1', 'Um', '852  $bBC$p1'), 'x'.repeat(40)]);
    const run = await importOne(database.url, file, { dryRun: true });
    expect(outcome(run)).toEqual([2, 1, 0, 0, 1]);
    expect(run.result.copies.new).toBe(1);
    expect(await titles()).toEqual([]);
    expect(await runOn(database.url, 'SELECT FROM biblioteca')).toEqual([]);
    expect(run.rejected).toHaveLength(0);
  });

  it('twice at once creates no title and no copy twice', async () => {
    const records = Array.from({ length: 700 }, (_, number) =>
      record(`${number}`, `Título ${number}`, `852  $bBC$p${number}`),
    );
    const run = await Promise.all([fileOf(records), fileOf(records)].map((file) => importOne(database.url, file)));
    expect(run.map(({ result }) => result.new + result.unchanged)).toEqual([700, 700]);
    expect(await runOn(database.url, 'SELECT count(*)::int AS n FROM acervo')).toEqual([{ n: 700 }]);
    expect(await runOn(database.url, 'SELECT count(*)::int AS n FROM exemplar')).toEqual([{ n: 700 }]);
    expect(await runOn(database.url, 'SELECT sigla FROM biblioteca')).toEqual([{ sigla: 'BC' }]);
  });
});

describe('a control number without a source', () => {
  const ours = fileOf([recordWithoutSource('1', 'Senhora'), recordWithoutSource('2', 'Iracema')], 'nossos.mrc');
  const theirs = fileOf([recordWithoutSource('1', 'Sagarana')], 'deles.mrc');

  it('never lets one library replace the title of another', async () => {
    await importOne(database.url, ours);
    const run = await importOne(database.url, theirs);
    expect(outcome(run)).toEqual([1, 0, 0, 0, 1]);
    expect(run.lines[0]).toContain('another title has the same control number');
    expect(await titles()).toEqual(['Senhora', 'Iracema']);
    expect(outcome(await importOne(database.url, theirs, { source: 'deles' }))).toEqual([1, 1, 0, 0, 0]);
    expect(outcome(await importOne(database.url, theirs, { source: 'deles' }))).toEqual([1, 0, 0, 1, 0]);
    expect(outcome(await importOne(database.url, ours))).toEqual([2, 0, 0, 2, 0]);
  });

  it('still finds its title again when something else in the record changed', async () => {
    await importOne(database.url, ours);
    const again = await importOne(database.url, fileOf([recordWithoutSource('1', 'SENHORA', '300  $a252 p.')]));
    expect(outcome(again)).toEqual([1, 0, 1, 0, 0]);
  });

  it('belongs to the agency that created the record', async () => {
    await importOne(database.url, fileOf([recordWithoutSource('1', 'Senhora', '040  $aBR-A')]));
    expect(
      outcome(await importOne(database.url, fileOf([recordWithoutSource('1', 'Sagarana', '040  $aBR-B')]))),
    ).toEqual([1, 1, 0, 0, 0]);
    expect(
      outcome(await importOne(database.url, fileOf([recordWithoutSource('1', 'Senhora!', '040  $aBR-A')]))),
    ).toEqual([1, 0, 1, 0, 0]);
  });
});

describe('a Latin 1 file that is declared as UTF-8', () => {
  const file = fileOf([
    Buffer.from(Buffer.from(record('1', 'Acao e emocao')).toString('latin1').replace('Acao', 'A\xe7\xe3o'), 'latin1'),
  ]);

  it('is rejected with a hint to the option that reads it, and is read with that option', async () => {
    const run = await importOne(database.url, file);
    expect(run.lines[0]).toContain('It would say "Ação" in Latin 1. Use "--encoding iso-8859-1".');
    await importOne(database.url, file, { encoding: 'iso-8859-1' });
    expect(await titles()).toEqual(['Ação e emocao']);
  });
});

describe('a MARC-8 file that is declared as UTF-8', () => {
  it('is rejected with the words of both readings, so that no wrong advice is followed', async () => {
    const bytes = Buffer.from(record('1', 'Le th??e??atre').map((byte) => (byte === 0x3f ? 0xe2 : byte)));
    const file = fileOf([Buffer.from(bytes.toString('latin1').replace('thââeââatre', 'th\xe2e\xe3atre'), 'latin1')]);
    const { lines } = await importOne(database.url, file);
    expect(lines[0]).toContain('"théâtre" in MARC-8, "thâeãatre" in Latin 1.');
    expect(lines[0]).toContain('Use "--encoding marc-8" or "--encoding iso-8859-1", whichever gives words.');
  });
});

describe('a title', () => {
  const included = async (...fields: string[]) => {
    await importOne(database.url, fileOf([record('1', 'Um', ...fields)]));
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

  it('is reported with its position and reason and kept, and the rest is imported', async () => {
    const first = record('1', 'Um');
    const run = await importOne(database.url, fileOf([first, broken, record('2', 'Dois')]));
    expect(outcome(run)).toEqual([3, 2, 0, 0, 1]);
    expect(run.lines[0]).toBe(
      `acervo.mrc: record 2 at byte ${first.length} is rejected: The base address "00099" of the leader does not follow a directory.`,
    );
    expect(await titles()).toEqual(['Um', 'Dois']);
    expect(run.rejected.toString()).toBe(broken);
  });

  it('is reported and kept in its place among those that are rejected later', async () => {
    const other = record('1', 'Outro');
    const run = await importOne(database.url, fileOf([record('1', 'Um'), other, broken, record('2', 'Dois')]));
    expect(run.lines.map((line) => /record (\d+) at/.exec(line)?.[1])).toEqual(['2', '3']);
    expect(run.rejected.toString()).toBe(Buffer.from(other).toString() + broken);
  });

  it('that the database refuses is the only one left out', async () => {
    await runOn(
      database.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.titulo LIKE '%13' THEN RAISE 'unlucky' USING ERRCODE = '22000'; END IF; RETURN NEW; END $$`,
    );
    await runOn(database.url, 'CREATE TRIGGER refuse BEFORE INSERT ON acervo FOR EACH ROW EXECUTE FUNCTION refuse()');
    const records = Array.from({ length: 40 }, (_, number) => record(`${number}`, `Título ${number}`));
    const run = await importOne(database.url, fileOf(records));
    await runOn(database.url, 'DROP FUNCTION refuse CASCADE');
    expect(outcome(run)).toEqual([40, 39, 0, 0, 1]);
    expect(run.lines).toContainEqual(
      expect.stringMatching(/record 14 at byte \d+ is rejected: it cannot be stored \(unlucky\)/),
    );
  });

  it('with the control number of another one is rejected, and the same record twice is not', async () => {
    const file = fileOf([record('1', 'Um'), record('1', 'Um'), record('1', 'Outro')]);
    const run = await importOne(database.url, file);
    expect(outcome(run)).toEqual([3, 1, 0, 1, 1]);
    expect(run.lines[0]).toContain('record 1 of this file has the same control number and other content');
    expect(await titles()).toEqual(['Um']);
  });
});
