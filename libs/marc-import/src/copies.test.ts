import { runOn } from '@catalogue/local-postgres/query';
import { emptyDatabaseForEach, fileOf } from './testing/files';
import { importOne, type Imported } from './testing/importOne';
import { record } from './testing/sampleRecord';

const database = emptyDatabaseForEach();

const copies = (): Promise<object[]> =>
  runOn(
    database.url,
    `SELECT cod_exemplar, sigla, localizacao, exemplar.numero_chamada, situacao, descricao AS tipo
       FROM exemplar JOIN biblioteca USING (cod_biblioteca) JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
      ORDER BY cod_exemplar`,
  );

const importRecords = (...records: Uint8Array[]): Promise<Imported> => importOne(database.url, fileOf(records));
const counts = ({ result }: Imported) => result.copies;

async function lend(cod_exemplar: string, data_devolucao: string | null): Promise<void> {
  await runOn(
    database.url,
    `INSERT INTO pessoa (cod_pessoa, nome_pessoa, password_hash) VALUES (1, 'Leitora', '') ON CONFLICT DO NOTHING`,
  );
  await runOn(
    database.url,
    `INSERT INTO emprestimo (cod_exemplar, cod_pessoa, data_saida, data_prevista, data_devolucao, limite_renovacoes)
     VALUES ('${cod_exemplar}', 1, '2026-03-01', '2026-03-15', ${data_devolucao === null ? 'NULL' : `'${data_devolucao}'`}, 3)`,
  );
  if (data_devolucao === null)
    await runOn(database.url, `UPDATE exemplar SET situacao = 'emprestado' WHERE cod_exemplar = '${cod_exemplar}'`);
}

describe('the copies of a record', () => {
  it('are not created from a field without an item, and the record is named', async () => {
    const { result } = await importRecords(record('1', 'Um'), record('abc 2', 'Dois', '952  $aNota local'));
    expect(await copies()).toEqual([]);
    expect([...result.warnings]).toEqual([['no-item', { records: 1, first: '2 (001 abc 2)' }]]);
  });

  it('are at the shelf that its 852 names', async () => {
    await importRecords(record('1', 'Um', '852  $bBC$cAcervo geral$h869.3$iM149d$p0012345$t1'));
    expect(await copies()).toEqual([
      {
        cod_exemplar: '0012345',
        sigla: 'BC',
        localizacao: 'Acervo geral',
        numero_chamada: '869.3 M149d',
        situacao: 'disponivel',
        tipo: 'Normal',
      },
    ]);
    expect(await runOn(database.url, `SELECT dados_adicionais -> 'B' AS b FROM acervo`)).toEqual([
      { b: [{ codigo: '1', descricao: 'BC' }] },
    ]);
  });

  it.each([
    ['Koha', ['952  $00$10$70$aBC$bBC$cGER$o869.3$p1$yBK'], { cod_exemplar: '1', sigla: 'BC', situacao: 'disponivel' }],
    ['Koha, not for loan', ['952  $71$aBC$p1'], { situacao: 'consulta_local', tipo: 'Consulta local' }],
    ['Biblivre', ['949  $aBib.2013.15', '852  $bBC'], { cod_exemplar: 'Bib.2013.15', sigla: 'BC' }],
    ['Sophia', ['990  $a000123$b869.3'], { cod_exemplar: '000123', numero_chamada: '869.3' }],
  ])('come from the item fields of %s', async (_system, fields, expected) => {
    await importRecords(record('1', 'Um', ...fields));
    expect(await copies()).toMatchObject([expected]);
  });

  it('without barcode get one that is the same at every import', async () => {
    const one = record('1', 'Um', '852  $bBC$h1', '852  $bBE$h1');
    await importRecords(one);
    expect(counts(await importRecords(one))).toMatchObject({ new: 0, unchanged: 2 });
    expect(await copies()).toMatchObject([{ cod_exemplar: 'BR-TST 1#1' }, { cod_exemplar: 'BR-TST 1#2' }]);
  });

  it('with the barcode of another title are left out, and the record is imported', async () => {
    const run = await importRecords(
      record('1', 'Um', '852  $bBC$p1'),
      record('2', 'Dois', '852  $bBC$p1', '852  $bBC$p2'),
    );
    expect(run.result).toMatchObject({ new: 2, rejected: 0 });
    expect(counts(run)).toMatchObject({ new: 2, rejected: 1 });
    expect(run.lines[0]).toMatch(/record 2: copy 1 is skipped: title \d+ has a copy with this barcode/);
  });

  it('listed twice alike are one, and listed twice differently one is left out', async () => {
    const run = await importRecords(
      record('1', 'Um', '852  $bBC$p1', '852  $bBC$p1'),
      record('2', 'Dois', '852  $bBC$p2', '852  $bBE$p2'),
    );
    expect(counts(run)).toMatchObject({ new: 2, rejected: 1 });
  });

  it('can move from one title to another', async () => {
    await importRecords(record('1', 'Um', '852  $bBC$p1', '852  $bBC$p2'), record('2', 'Dois'));
    const run = await importRecords(record('2', 'Dois', '852  $bBC$p2'), record('1', 'Um', '852  $bBC$p1'));
    expect(counts(run)).toMatchObject({ new: 1, removed: 1, rejected: 0 });
  });
});

describe('copies that are imported again', () => {
  it('take the new place and call number, and keep their loan', async () => {
    await importRecords(record('1', 'Um', '852  $bBC$h1$p1', '852  $bBC$h1$p2'));
    await lend('1', null);
    await runOn(database.url, `UPDATE exemplar SET situacao = 'reservado' WHERE cod_exemplar = '2'`);
    const run = await importRecords(record('1', 'Um', '952  $70$10$aBE$o2$p1', '952  $70$11$aBE$o2$p2'));
    expect(counts(run)).toMatchObject({ updated: 2 });
    expect(await copies()).toMatchObject([
      { cod_exemplar: '1', sigla: 'BE', numero_chamada: '2', situacao: 'emprestado' },
      { cod_exemplar: '2', sigla: 'BE', numero_chamada: '2', situacao: 'reservado' },
    ]);
  });

  it('follow the state of a changed record', async () => {
    await importRecords(record('1', 'Um', '952  $70$aBC$p1', '952  $70$aBC$p2'));
    await importRecords(record('1', 'Um', '952  $70$11$aBC$p1', '952  $70$aBC$p2$q2026-05-01'));
    expect(await copies()).toMatchObject([{ situacao: 'extraviado' }, { situacao: 'emprestado' }]);
    await importRecords(record('1', 'Um', '852  $bBC$p1', '852  $bBC$p2', '500  $aNota'));
    expect(await copies()).toMatchObject([{ situacao: 'extraviado' }, { situacao: 'emprestado' }]);
  });

  it('are deleted if their record lists others, unless they were ever on loan', async () => {
    await importRecords(record('1', 'Um', ...['1', '2', '3'].map((code) => `852  $bBC$p${code}`)));
    await lend('2', '2026-03-05');
    const run = await importRecords(record('1', 'Um', '852  $bBC$p1'));
    expect(counts(run)).toMatchObject({ unchanged: 1, removed: 1, kept: 1 });
    expect(await copies()).toMatchObject([{ cod_exemplar: '1' }, { cod_exemplar: '2' }]);
  });

  it('stay if the record has none', async () => {
    await importRecords(record('1', 'Um', '852  $bBC$p1'));
    await importRecords(record('1', 'Um, sem exemplares'));
    expect(await copies()).toHaveLength(1);
  });
});

describe('the library of a copy', () => {
  beforeEach(async () => {
    await runOn(database.url, `INSERT INTO campus VALUES (7, 'Campus Sul')`);
    await runOn(database.url, `INSERT INTO biblioteca VALUES (70, 'Biblioteca de Saúde', 'BSA', 7)`);
  });

  const libraries = (): Promise<object[]> =>
    runOn(
      database.url,
      `SELECT sigla, desc_biblioteca, nome_campus, count(cod_exemplar)::int AS n
         FROM biblioteca JOIN campus USING (cod_campus) LEFT JOIN exemplar USING (cod_biblioteca)
        GROUP BY 1, 2, 3 ORDER BY 1`,
    );
  const choice = (names: Record<string, string>, fallback: string | null = null) => ({
    libraries: { names: new Map(Object.entries(names)), fallback },
  });
  const health = { sigla: 'BSA', desc_biblioteca: 'Biblioteca de Saúde', nome_campus: 'Campus Sul' };
  const file = fileOf(
    [
      ['bsa', '1'],
      ['biblioteca de saude', '2'],
      ['XX', '3'],
    ].map(([code, number = '']) => record(number, 'Um', `852  $b${code}$p${number}`)),
  );

  it('is found by its code or name, and created if it is unknown', async () => {
    const { result } = await importOne(database.url, file);
    expect(await libraries()).toEqual([
      { ...health, n: 2 },
      { sigla: 'XX', desc_biblioteca: 'XX', nome_campus: 'Sem campus informado', n: 1 },
    ]);
    expect([...result.createdLibraries]).toEqual([['XX', { name: 'XX', items: 1 }]]);
  });

  it('can be chosen, as a known or a new one', async () => {
    await importOne(database.url, file, choice({ XX: 'BSA' }));
    expect(await libraries()).toEqual([{ ...health, n: 3 }]);
    await importOne(database.url, file, choice({ XX: 'Sala do Xadrez' }));
    expect(await libraries()).toEqual([
      { ...health, n: 2 },
      { sigla: 'XX', desc_biblioteca: 'Sala do Xadrez', nome_campus: 'Sem campus informado', n: 1 },
    ]);
  });

  it('is the default one for codes that are unknown or missing', async () => {
    await importOne(database.url, file, choice({}, 'BSA'));
    await importOne(database.url, fileOf([record('4', 'Um', '949  $a4')]), choice({}, 'BSA'));
    expect(await libraries()).toEqual([{ ...health, n: 4 }]);
  });

  it('is a library for unknown ones if none is given', async () => {
    await importOne(database.url, fileOf([record('4', 'Um', '949  $a4')]));
    expect(await libraries()).toContainEqual(expect.objectContaining({ sigla: 'Sem biblioteca informada', n: 1 }));
  });

  it('is counted in one pass, however many libraries a record names', async () => {
    const fields = Array.from({ length: 100 }, (_, at) => `852  $bL${at}$p${at}`);
    const filter = jest.spyOn(Array.prototype, 'filter');
    try {
      const { result } = await importOne(database.url, fileOf([record('1', 'Um', ...fields)]));
      expect(result.createdLibraries.get('L7')).toEqual({ name: 'L7', items: 1 });
      const passes = filter.mock.contexts.filter((list) =>
        Object.hasOwn(Object((list as unknown[])[0]), 'cod_exemplar'),
      );
      expect(passes.length).toBeLessThan(20);
    } finally {
      filter.mockRestore();
    }
  });
});
