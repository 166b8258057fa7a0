import type { MarcRecord } from '@catalogue/domain';
import { refreshLibraryFacet } from './libraryFacet';
import { refreshTitles } from './refreshTitles';
import { storeTitles, type TitleInput } from './storeTitles';
import { openPool, type TestPool } from './testing/openPool';

let database: TestPool;
let pool: TestPool['pool'];
beforeEach(async () => {
  database = await openPool({ seeded: false });
  ({ pool } = database);
}, 60_000);
afterEach(() => database.close());

const field = (tag: string, ...pairs: string[]) => ({
  tag,
  ind1: ' ',
  ind2: ' ',
  subfields: pairs.flatMap((code, index) => (index % 2 === 0 ? [{ code, value: pairs[index + 1] ?? '' }] : [])),
});
const record = (title: string, ...more: MarcRecord['fields']): MarcRecord => ({
  leader: '00000nam a2200000 a 4500',
  fields: [field('245', 'a', title), ...more],
});
const input = (source_key: string, marc: MarcRecord): TitleInput => ({
  record: marc,
  source_key,
  data_inclusao: '2026-03-10',
});
const rows = (sql: string) => database.rows(sql);
const outcomes = async (...batch: TitleInput[]) => (await storeTitles(pool, batch)).map(({ outcome }) => outcome);

test('a title is new once, unchanged the second time, and updated when its record changes', async () => {
  expect(await outcomes(input('x 1', record('Iracema')))).toEqual(['new']);
  expect(await outcomes(input('x 1', record('Iracema')), input('x 2', record('Senhora')))).toEqual([
    'unchanged',
    'new',
  ]);
  expect(await outcomes(input('x 1', record('Iracema : lenda')))).toEqual(['updated']);
  expect(await rows('SELECT titulo, title_key FROM acervo ORDER BY 1')).toEqual([
    { titulo: 'Iracema: lenda', title_key: 'iracema lenda' },
    { titulo: 'Senhora', title_key: 'senhora' },
  ]);
});

test('an updated title keeps its code, its first day and its libraries, and leaves its old headings', async () => {
  const [first] = await storeTitles(pool, [input('x 1', record('A', field('100', 'a', 'Lobato, Monteiro')))]);
  await pool.query(`INSERT INTO campus VALUES (1, 'Centro'); INSERT INTO biblioteca VALUES (1, 'Central', 'BC', 1);
    INSERT INTO tipo_emprestimo VALUES (1, 'Normal', 14, true, true);
    INSERT INTO exemplar (cod_exemplar, cod_acervo, cod_biblioteca, cod_tipo_emprestimo, situacao) VALUES ('1', ${first?.cod_acervo ?? 0}, 1, 1, 'disponivel')`);
  await refreshLibraryFacet(pool, [first?.cod_acervo ?? 0]);
  const later = { ...input('x 1', record('B', field('100', 'a', 'Rosa, Guimarães'))), data_inclusao: '2026-09-09' };
  const [second] = await storeTitles(pool, [later]);
  expect(second).toEqual({ ...first, outcome: 'updated' });
  expect(await rows(`SELECT titulo, data_inclusao::text, dados_adicionais -> 'B' AS b FROM acervo`)).toEqual([
    { titulo: 'B', data_inclusao: '2026-03-10', b: [{ codigo: '1', descricao: 'Central' }] },
  ]);
  expect(await rows('SELECT nome FROM acervo_autoridade JOIN autoridade USING (cod_autoridade)')).toEqual([
    { nome: 'Rosa, Guimarães' },
  ]);
});

test('one heading is one authority whatever its accents and capitals', async () => {
  await storeTitles(pool, [
    input('x 1', record('A', field('650', 'a', 'Água', 'x', 'Análise.'))),
    input('x 2', record('B', field('650', 'a', 'AGUA', 'x', 'analise'))),
  ]);
  expect(await rows('SELECT tipo, nome FROM autoridade ORDER BY tipo')).toEqual([
    { tipo: 5, nome: 'Água - Análise' },
    { tipo: 9, nome: 'Análise' },
  ]);
  expect(await rows('SELECT count(*)::int AS uses FROM acervo_autoridade')).toEqual([{ uses: 4 }]);
});

test('several key words of one field are several authorities', async () => {
  await storeTitles(pool, [input('x 1', record('A', field('653', 'a', 'Café', 'a', 'Leite')))]);
  expect(
    await rows(
      'SELECT paragrafo, seq_paragrafo, nome FROM acervo_autoridade JOIN autoridade USING (cod_autoridade) ORDER BY nome',
    ),
  ).toEqual([
    { paragrafo: '653', seq_paragrafo: 1, nome: 'Café' },
    { paragrafo: '653', seq_paragrafo: 1, nome: 'Leite' },
  ]);
});

test('a heading keeps its own code if that is free, and otherwise gets another', async () => {
  await storeTitles(pool, [input('x 1', record('A', field('100', 'a', 'Assis, Machado de', '9', '77')))]);
  await storeTitles(pool, [
    input(
      'x 2',
      record('B', field('100', 'a', 'Alencar, José de', '9', '77'), field('700', 'a', 'Assis, Machado de', '9', '5')),
    ),
  ]);
  const found = await rows('SELECT cod_autoridade, nome FROM autoridade ORDER BY nome DESC');
  expect(found).toEqual([
    { cod_autoridade: 77, nome: 'Assis, Machado de' },
    { cod_autoridade: 78, nome: 'Alencar, José de' },
  ]);
  expect(await rows(`SELECT dados_adicionais -> 'A' AS names FROM acervo WHERE source_key = 'x 2'`)).toEqual([
    {
      names: [
        { codigo: '78', descricao: 'Alencar, José de' },
        { codigo: '77', descricao: 'Assis, Machado de' },
      ],
    },
  ]);
});

const tales = field('700', 'a', 'Lima, Rui.', 't', 'O boto', 'n', 'v. 2');
const byScript = [
  field('245', '6', '880-01', 'a', 'Voina i mir'),
  field('880', '6', '245-01/(N', 'a', 'Война и мир', 'c', 'Лев Толстой'),
  field('880', '6', '650-02/(N', 'a', 'Роман'),
  field('880', '6', '500-03/(N', 'a', 'Примечание'),
];

test.each<[string, string, MarcRecord['fields']]>([
  ['the author of a contained work', 'lima:B', [tales]],
  ['the title of a contained work', 'boto:A', [tales]],
  ['the host of an article', 'hospedeira', [field('773', 'a', 'Org', 't', 'Revista hospedeira')]],
  ['a place by its hierarchy', 'petropolis', [field('752', 'a', 'Brasil', 'b', 'RJ', 'd', 'Petrópolis')]],
  ['its title in another script', 'война:A', byScript],
  ['its author in another script', 'толстой:B', byScript],
  ['its subject in another script', 'роман:C', byScript],
  ['a note in another script', 'примечание:D', byScript],
  ['a number without its points', '13709:A', [field('246', 'a', 'Lei 13.709')]],
  ['a number and its letters in one word', 'nbr6023:A', [field('246', 'a', 'NBR 6023')]],
  ['an ISBN in its older form', '8535902775', [field('020', 'a', '9788535902778')]],
  ['an ISBN in its newer form', '9788535902778', [field('020', 'a', '8535902775')]],
  ['the barcode of a copy', '0012345', []],
])('a title is found by %s', async (_, word, more) => {
  await storeTitles(pool, [{ ...input('x 1', record('A', ...more)), barcodes: ['0012345'] }]);
  expect(await rows(`SELECT titulo FROM acervo WHERE search @@ to_tsquery('catalogo', '${word}')`)).toEqual([
    { titulo: 'A' },
  ]);
});

describe('titles that an earlier version derived', () => {
  const columns = 'cod_acervo, titulo, title_order, search_rest, content_hash, search::text';

  test('are derived again once, and stay unchanged for an import', async () => {
    const title = input(
      'x 1',
      record('Iracema', field('100', 'a', 'Alencar, José de'), field('500', 'a', 'Nota\u0000'), tales),
    );
    await storeTitles(pool, [title]);
    const before = await rows(`SELECT ${columns} FROM acervo`);
    const spoil = `UPDATE acervo SET titulo = 'x', title_order = '', search_author = ''; DELETE FROM acervo_autoridade`;
    await pool.query(spoil);
    await refreshTitles(pool);
    expect(await rows(`SELECT ${columns} FROM acervo`)).toEqual(before);
    expect(await rows('SELECT count(*)::int AS n FROM acervo_autoridade')).toEqual([{ n: 2 }]);
    expect(await rows('SELECT palavra FROM palavra ORDER BY 1')).toContainEqual({ palavra: 'iracema' });
    expect(await outcomes(title)).toEqual(['unchanged']);
    await pool.query(spoil);
    await refreshTitles(pool);
    expect(await rows('SELECT titulo FROM acervo')).toEqual([{ titulo: 'x' }]);
  });

  test('keep the barcodes of their copies among their words', async () => {
    await storeTitles(pool, [input('x 1', record('A'))]);
    await pool.query(`INSERT INTO campus VALUES (1, 'Centro'); INSERT INTO biblioteca VALUES (1, 'Central', 'BC', 1);
      INSERT INTO tipo_emprestimo VALUES (1, 'Normal', 14, true, true);
      INSERT INTO exemplar (cod_exemplar, cod_acervo, cod_biblioteca, cod_tipo_emprestimo, situacao)
      SELECT code, cod_acervo, 1, 1, 'disponivel' FROM acervo, unnest(ARRAY['77', 'x 1#1']) AS code`);
    await refreshTitles(pool);
    expect(await rows('SELECT search_rest FROM acervo')).toEqual([{ search_rest: '77' }]);
  });
});

test.each([
  ['A hora da estrela', '2', 'hora da estrela'],
  ["L'étranger", '2', 'etranger'],
  ['“O navio”', '3', 'navio'],
  ['Acaso', '2', 'acaso'],
  ['Aurora', '9', 'aurora'],
  ['A', '2', 'a'],
])('%p, of which %s characters do not count, is filed under %p', async (title, ind2, key) => {
  const marc = { ...record(''), fields: [{ ...field('245', 'a', title), ind2 }] };
  await storeTitles(pool, [input('x 1', marc)]);
  expect(await rows('SELECT title_order FROM acervo')).toEqual([{ title_order: key }]);
});

test('a title that occurs twice in one batch ends as its last record', async () => {
  expect(await outcomes(input('x 1', record('A')), input('x 1', record('B')))).toEqual(['new', 'updated']);
  expect(await rows('SELECT titulo FROM acervo')).toEqual([{ titulo: 'B' }]);
});

test('characters that the database cannot store are replaced, and the title is stored', async () => {
  expect(await outcomes(input('x 1', record('A\u0000B \ud800 \\u0000')))).toEqual(['new']);
  expect(await rows('SELECT titulo FROM acervo')).toEqual([{ titulo: 'A\ufffdB \ufffd \\u0000' }]);
});

test('a title, a heading and a note of any length are stored', async () => {
  const long = Array.from({ length: 60_000 }, (_, index) => `palavra${index}`).join(' ');
  expect(await outcomes(input('x 1', record(long, field('650', 'a', long), field('520', 'a', long))))).toEqual(['new']);
});

test('a batch that fails leaves nothing behind', async () => {
  const bad = { ...input('x 2', record('B')), data_inclusao: 'amanhã' };
  await expect(storeTitles(pool, [input('x 1', record('A')), bad])).rejects.toThrow(/date/);
  expect(await rows('SELECT 1 FROM acervo')).toEqual([]);
});

test('two imports at once make each heading once', async () => {
  const batch = (source: string) =>
    Array.from({ length: 40 }, (_, index) =>
      input(`${source} ${index}`, record(`T ${index}`, field('650', 'a', `Assunto ${index}`))),
    );
  await Promise.all([storeTitles(pool, batch('x')), storeTitles(pool, batch('y').reverse())]);
  expect(await rows('SELECT count(*)::int AS n FROM autoridade')).toEqual([{ n: 40 }]);
});
