import { readFileSync } from 'node:fs';
import { printRuns, nameExistingLibraries, undoRun } from './import/afterwards';
import { emptyDatabaseForEach, fileOf, titlesIn } from '@catalogue/marc-import/testing/files';
import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { importInto } from './import/sample';
import { readOptions } from './import/options';
import { summaryLines } from './import/summary';
import { runOn } from '@catalogue/local-postgres/query';

const database = emptyDatabaseForEach();
// The progress.
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const rows = (sql: string): Promise<object[]> => runOn(database.url, sql);
const titles = () => titlesIn(database.url);
const printed = async (work: (print: (line: string) => void) => Promise<number>) => {
  const lines: string[] = [];
  const code = await work((line) => void lines.push(line));
  return { code, lines };
};
const undo = (run: number) => printed((print) => undoRun(database.url, run, print));
const lend = async (cod_exemplar: string): Promise<void> => {
  await rows(
    `INSERT INTO pessoa (cod_pessoa, nome_pessoa, password_hash) VALUES (1, 'Leitora', '') ON CONFLICT DO NOTHING`,
  );
  await rows(`INSERT INTO emprestimo (cod_exemplar, cod_pessoa, data_saida, data_prevista, limite_renovacoes)
    VALUES ('${cod_exemplar}', 1, '2026-03-01', '2026-03-15', 3)`);
};

describe('an import that is undone', () => {
  it('leaves the catalogue as it was: titles, copies, headings, words and libraries', async () => {
    await importInto(database.url, fileOf([record('1', 'Um', '650  $aMar', '852  $bBC$p1')]));
    const state = async () => [
      await rows('SELECT cod_acervo, titulo, content_hash, search::text, dados_adicionais FROM acervo ORDER BY 1'),
      await rows('SELECT * FROM exemplar ORDER BY 1'),
      await rows('SELECT nome FROM autoridade ORDER BY 1'),
      await rows('SELECT * FROM palavra ORDER BY 1'),
      await rows('SELECT sigla, nome_campus FROM biblioteca JOIN campus USING (cod_campus)'),
    ];
    const before = await state();
    const { imported } = await importInto(
      database.url,
      fileOf([
        record('1', 'Um, estragado', '650  $aRio', '852  $bXX$p1', '852  $bBC$p3'),
        record('2', 'Dois', '852  $bXX$p2'),
      ]),
    );
    expect(summaryLines(imported, false).at(-1)).toBe('Import 2: "npm run import -- --undo 2" undoes it.');
    expect(await titles()).toEqual(['Um, estragado', 'Dois']);

    const { code, lines } = await undo(2);
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ['Import 2: 1 titles removed, 1 have their earlier record again, 0 kept.'],
    });
    expect(await state()).toEqual(before);
    const again = await importInto(database.url, fileOf([record('1', 'Um', '650  $aMar', '852  $bBC$p1')]));
    expect(again.imported[0]).toMatchObject({ unchanged: 1 });
  });

  it('keeps and names the titles that patrons use', async () => {
    await importInto(
      database.url,
      fileOf([
        record('1', 'Emprestado', '852  $bBC$p1'),
        record('2', 'Reservado', '852  $bBC$p2'),
        record('3', 'Livre', '852  $bBC$p3'),
      ]),
    );
    await lend('1');
    await rows(
      `INSERT INTO reserva (cod_acervo, cod_pessoa, biblioteca, situacao, data) VALUES (2, 1, 1, 'fila', '2026-03-02')`,
    );
    const { code, lines } = await undo(1);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^Title 1 "Emprestado" is kept: something refers to it/),
      expect.stringMatching(/^Title 2 "Reservado" is kept/),
      'Import 1: 1 titles removed, 0 have their earlier record again, 2 kept.',
    ]);
    expect(await titles()).toEqual(['Emprestado', 'Reservado']);
    await rows('DELETE FROM emprestimo; DELETE FROM reserva');
    expect((await undo(1)).code).toBe(0);
    expect(await titles()).toEqual([]);
    expect(await rows('SELECT FROM biblioteca UNION ALL SELECT FROM campus UNION ALL SELECT FROM autoridade')).toEqual(
      [],
    );
  });

  it('keeps a title that a later import changed, until that is undone', async () => {
    await importInto(database.url, fileOf([record('1', 'Um')]));
    await importInto(database.url, fileOf([record('1', 'Um, revisto')]));
    expect((await undo(1)).lines[0]).toMatch(/^Title 1 "Um, revisto" is kept: a later import changed it/);
    await undo(2);
    expect(await titles()).toEqual(['Um']);
    await undo(1);
    expect(await titles()).toEqual([]);
  });

  it('must exist', async () => {
    await expect(undoRun(database.url, 9)).rejects.toThrow('There is no import 9');
  });
});

test('imports are listed with what they changed and what became of them', async () => {
  expect((await printed((print) => printRuns(database.url, print))).lines).toEqual(['Nothing has been imported.']);
  await importInto(database.url, fileOf([record('1', 'Um'), record('2', 'Dois')]));
  await importInto(database.url, fileOf([record('1', 'Um, revisto')], 'revisto.mrc'));
  await importInto(database.url, '--dry-run', fileOf([record('3', 'Três')]));
  await undo(2);
  expect((await printed((print) => printRuns(database.url, print))).lines).toEqual([
    expect.stringMatching(/^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}revisto.mrc {2}0 new, 0 updated {2}undone$/),
    expect.stringMatching(/^1 {2}.* {2}acervo.mrc {2}2 new, 0 updated$/),
  ]);
});

describe('a library that an import created', () => {
  const libraries = () =>
    rows('SELECT sigla, desc_biblioteca, nome_campus FROM biblioteca JOIN campus USING (cod_campus) ORDER BY 1');
  const file = (number: string) => fileOf([record(number, `T ${number}`, `852  $b3$p${number}`)]);

  it('is named by a later import, with its code and its titles', async () => {
    await importInto(database.url, file('1'));
    const { imported } = await importInto(database.url, '--library', '3=Biblioteca Nova', file('2'));
    expect(imported[0]).toMatchObject({ new: 1, rejected: 0 });
    expect(await libraries()).toEqual([
      { sigla: '3', desc_biblioteca: 'Biblioteca Nova', nome_campus: 'Sem campus informado' },
    ]);
    expect(await rows(`SELECT dados_adicionais -> 'B' -> 0 ->> 'descricao' AS b FROM acervo`)).toEqual([
      { b: 'Biblioteca Nova' },
      { b: 'Biblioteca Nova' },
    ]);
  });

  it('stays apart from one of another name that has its code', async () => {
    await importInto(database.url, '--library', '3=Biblioteca Nova', file('1'));
    await importInto(database.url, '--library', '3=Biblioteca Velha', file('2'));
    expect((await libraries()).map((library) => Object.values(library).slice(0, 2))).toEqual([
      ['3', 'Biblioteca Nova'],
      ['Biblioteca Velha', 'Biblioteca Velha'],
    ]);
  });

  it('is named and put on a campus without an import', async () => {
    await importInto(database.url, file('1'));
    const { libraries: chosen, campuses } = readOptions(['--library', '3=Biblioteca Nova', '--campus', '3=Campus Sul']);
    const { lines } = await printed((print) => nameExistingLibraries(database.url, chosen.names, campuses, print));
    expect(lines).toEqual([
      'The library 3 is now called "Biblioteca Nova".',
      'The library 3 is now on the campus "Campus Sul".',
    ]);
    expect(await libraries()).toEqual([{ sigla: '3', desc_biblioteca: 'Biblioteca Nova', nome_campus: 'Campus Sul' }]);
    await expect(nameExistingLibraries(database.url, new Map([['9', 'X']]), new Map())).rejects.toThrow(
      'No library has the code 9. Nothing was changed.',
    );
  });

  it('is in the summary with the name and the campus that the command gave', async () => {
    const { imported } = await importInto(database.url, '--library', '3=Nova', '--campus', '3=Campus Sul', file('1'));
    expect(summaryLines(imported, false).join('\n')).toContain('New library "Nova" (3)');
    expect(await libraries()).toEqual([{ sigla: '3', desc_biblioteca: 'Nova', nome_campus: 'Campus Sul' }]);
  });
});

describe('the report of a file', () => {
  it('has a line for each message, of which the terminal shows one of each kind', async () => {
    const broken = 'x'.repeat(40);
    const file = fileOf([
      record('1', 'Um', '852  $bBC$p1'),
      `${broken}\x1d`,
      `${broken}\x1d`,
      record('2', 'Dois', '852  $bBC$p1'),
      record('=3', 'Três', '952  $aNota'),
      record('4', 'Quatro', '952  $aNota', '852  $bBC$p1'),
    ]);
    const { imported, lines } = await importInto(database.url, file);
    expect(lines).toEqual([
      expect.stringMatching(/record 2 at byte \d+ is rejected/),
      expect.stringMatching(/record 4: copy 1 is skipped/),
    ]);
    const summary = summaryLines(imported, false).join('\n');
    expect(summary).toContain('2 records are rejected (base-address), as of record 2 above.');
    expect(summary).toContain('2 copies are skipped (copy), as of record 4 above.');
    expect(summary).toMatch(/2 records: a field 949, 952 or 990 without an item.*: 5 \(001 =3\) …\./);
    expect(summary).toContain(`Every message is in ${file}.report.csv.`);
    const report = readFileSync(`${file}.report.csv`, 'utf8').replace('\ufeff', '').trimEnd().split('\r\n');
    expect(report.map((line) => line.replace(/^("\d+"),"\d+"/, '$1').slice(0, 40))).toEqual([
      '"record","byte","control number","kind",',
      expect.stringMatching(/^"2","","base-address"/),
      expect.stringMatching(/^"3","","base-address"/),
      expect.stringMatching(/^"4","2","copy"/),
      expect.stringMatching(/^"5","'=3","no-item"/),
      expect.stringMatching(/^"6","4","no-item"/),
      expect.stringMatching(/^"6","4","copy"/),
    ]);
  });
});
