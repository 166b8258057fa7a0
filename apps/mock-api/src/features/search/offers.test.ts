import { openCatalogue, type Catalogue, type Found } from './catalogue.fixture';
import { openSeeded } from './seeded.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add(
    { titulo: 'Dom Casmurro', autor: 'Assis, Machado de', ano: 2016 },
    { titulo: 'Quincas Borba', autor: 'Assis, Machado de', ano: 2012, idioma: 'eng' },
    { titulo: 'Cálculo', autor: 'Stewart, James', ano: 2013 },
    { titulo: 'Cartas', autor: 'Assis, Machado de', ano: 2016 },
    { titulo: 'Crônicas', autor: 'Assis, Machado de', ano: 2011 },
    { titulo: 'Impressos do século XIX', ano: 2001 },
    { titulo: 'Don Quijote', autor: 'Cervantes, Miguel de', ano: 2004 },
    { titulo: 'Dom Pedro', ano: 1999 },
    { titulo: 'Org', ano: 1998 },
    { titulo: 'Cem anos de solidão', ano: 2014 },
    { titulo: 'Fundamentos de física', nota: 'Mecânica. v. III' },
    { titulo: 'Estatística e probabilidade para engenheiros' },
    { titulo: 'Probabilidade', assuntos: ['Jogos'] },
    ...Array.from({ length: 4 }, (_, at) => ({ titulo: 'Mar alto', ano: 2000 + at })),
  );
});
afterAll(() => catalogue.stop());

const offersOf = ({ semelhantes }: Found) =>
  semelhantes?.filter(({ motivo }) => motivo).map(({ motivo, valor, termo, total }) => [motivo, termo, valor, total]);
const offered = async (query: Record<string, string>) => offersOf(await catalogue.search(query));

describe('beside a search that finds nothing', () => {
  it.each([
    [
      'a word that names a year is offered as a filter, and left out',
      { termo_pesquisa: 'quincas 2013' },
      [
        ['sem_palavra', 'quincas', '2013', 1],
        ['sem_palavra', '2013', 'quincas', 1],
      ],
    ],
    [
      'the rarer words are kept first, and those that name a type left out first',
      { termo_pesquisa: 'livro machado casmurro cartas' },
      [
        ['sem_palavra', 'machado casmurro', 'livro cartas', 1],
        ['sem_palavra', 'machado cartas', 'livro casmurro', 1],
      ],
    ],
    [
      'also if they are shorter',
      { termo_pesquisa: 'machado pedro' },
      [
        ['sem_palavra', 'pedro', 'machado', 1],
        ['sem_palavra', 'machado', 'pedro', 4],
      ],
    ],
    [
      'a year and a language, both and each',
      { termo_pesquisa: 'machado 2012 inglês' },
      [
        ['filtro', 'machado', '2012, Inglês', 1],
        ['filtro', 'machado 2012', 'Inglês', 1],
        ['sem_palavra', 'machado 2012', 'inglês', 1],
      ],
    ],
    [
      'two words that no title has are left out together',
      { termo_pesquisa: 'cálculo diferencial integral' },
      [['sem_palavra', 'cálculo', 'diferencial integral', 1]],
    ],
    [
      'what is counted is left out with its number, and no small word stays behind',
      { termo_pesquisa: 'livro de cálculo do stewart volume 2' },
      [['sem_palavra', 'cálculo do stewart', 'livro volume 2', 1]],
    ],
    [
      'words in capitals are operators',
      { termo_pesquisa: 'casmurro OU borba' },
      [['combinada', 'casmurro OU borba', undefined, 2]],
    ],
    [
      'the filters are taken off',
      { termo_pesquisa: 'casmurro', ano_ini: '2019' },
      [['sem_filtros', 'casmurro', undefined, 1]],
    ],
    [
      'the words are looked for in all fields',
      { termo_pesquisa: 'stewart', coluna_um: 'INDICE_1' },
      [['todos_campos', 'stewart', undefined, 1]],
    ],
    [
      'and in the whole catalogue',
      { termo_pesquisa: 'stewart', pesquisa: 'e_books' },
      [['todos_tipos', 'stewart', undefined, 1]],
    ],
  ])('%s', async (_, query: Record<string, string>, expected) => {
    expect(await offered(query)).toEqual(expected);
  });

  it('each offer finds as many as it says', async () => {
    for (const termo_pesquisa of [
      'machado 2012 inglês',
      'tese ebook mar',
      'dom quixote',
      'casmurro OU borba',
      'cálculo um dois',
    ]) {
      const { semelhantes = [] } = await catalogue.search({ termo_pesquisa });
      expect(semelhantes.length).toBeGreaterThan(0);
      for (const { termo, campos = { termo_pesquisa: termo }, total } of semelhantes)
        expect((await catalogue.search(campos)).total).toBe(total);
    }
  });
});

it('a search of many words that finds nothing counts few others', async () => {
  const asked = jest.spyOn(catalogue.db, '$queryRaw');
  await catalogue.search({ termo_pesquisa: 'quincas calculo cartas cronicas casmurro borba' });
  const counts = asked.mock.calls.filter(([parts]) => String(parts).includes('count(*)::int AS total FROM acervo'));
  asked.mockRestore();
  expect(counts.length).toBeGreaterThan(8);
  expect(counts.length).toBeLessThanOrEqual(16);
});

it.each([
  ['a reference', 'ASSIS, Machado de. Dom Casmurro. 3. ed. Porto: Lello, 2016. 392 p.', 'Dom Casmurro', 1],
  ['a question', 'onde fica o livro de cálculo do stewart que usam na engenharia', 'Cálculo', 1],
  ['a question with a misspelt word', 'qual livro do stewarte fala de cálculo para iniciantes', 'Cálculo', 1],
])('of many words those are kept that titles have together: %s', async (_, termo_pesquisa, title, total) => {
  const { semelhantes: [first] = [] } = await catalogue.search({ termo_pesquisa });
  expect(first).toMatchObject({ total });
  expect(await catalogue.titles(first?.campos ?? { termo_pesquisa: first?.termo ?? '' })).toEqual([title]);
});

it('beside few titles only what finds more is offered', async () => {
  expect(await offered({ termo_pesquisa: 'assis borba' })).toEqual([['sem_palavra', 'assis', 'borba', 4]]);
  expect(await offered({ termo_pesquisa: 'machado' })).toEqual([]);
});

it('beside four titles nothing but spellings is offered, beside more nothing at all', async () => {
  expect(await offered({ termo_pesquisa: 'mar alto' })).toEqual([]);
  await catalogue.add({ titulo: 'Mar alto', ano: 2009 });
  expect(await catalogue.search({ termo_pesquisa: 'mar alto' })).not.toHaveProperty('semelhantes');
});

it.each([
  ['impressos século 19', 'impressos século XIX'],
  ['100 anos de solidão', 'cem anos de solidão'],
  ['física 3', 'física III'],
  ['prob estat eng', 'probabilidade estatistica engenheiros'],
  ['dom quixote', 'quijote'],
  ['xilindró machdo', 'machado'],
  ['casmurro or borba', undefined],
  ['Impressos do séc. 19 em Minas', undefined],
])('what is written otherwise is offered as titles have it: %s', async (termo_pesquisa, expected) => {
  const { semelhantes = [] } = await catalogue.search({ termo_pesquisa });
  expect(semelhantes.find(({ motivo }) => motivo === undefined)?.termo).toBe(expected);
});

it('another form of a heading is offered as the heading', async () => {
  await catalogue.add({ titulo: 'Curso', assuntos: ['Direito do trabalho'] });
  await catalogue.pool.query(
    `INSERT INTO autoridade_remissiva (cod_autoridade, seq, tipo, nome)
     SELECT cod_autoridade, 1, 'ver', 'CLT' FROM autoridade WHERE name_key = 'direito do trabalho'`,
  );
  const { semelhantes } = await catalogue.search({ termo_pesquisa: 'clt' });
  expect(semelhantes).toEqual([{ termo: 'Direito do trabalho', total: 1 }]);
});

it('another form of a name among other words is offered as the name', async () => {
  await catalogue.pool.query(
    `INSERT INTO autoridade_remissiva (cod_autoridade, seq, tipo, nome)
     SELECT cod_autoridade, 1, 'ver', 'Bruxo do Cosme Velho (RJ), 1839-1908' FROM autoridade WHERE nome = 'Assis, Machado de'`,
  );
  const { semelhantes: [first] = [] } = await catalogue.search({
    termo_pesquisa: 'quincas borba bruxo do cosme velho',
  });
  expect(first).toEqual({ termo: 'Machado de Assis quincas borba', total: 1 });
  // One that is written anew is found as it is now.
  await catalogue.pool.query(`UPDATE autoridade_remissiva SET nome = 'Conselheiro Aires' WHERE nome LIKE 'Bruxo%'`);
  const { semelhantes: [renamed] = [] } = await catalogue.search({ termo_pesquisa: 'quincas borba conselheiro aires' });
  expect(renamed).toEqual(first);
});

test('what is offered from a form with options has the counts of the searches that it leads to', async () => {
  const seeded = await openSeeded();
  const { semelhantes = [] } = await seeded.search({ pesquisa: 'arquivo', fundo: '2', termo_pesquisa: 'machado' });
  const elsewhere = semelhantes.filter(({ motivo }) => motivo === 'todos_tipos');
  expect(elsewhere).toEqual([expect.objectContaining({ campos: { termo_pesquisa: 'machado' } })]);
  for (const { campos = {}, total } of semelhantes) expect((await seeded.search(campos)).total).toBe(total);
  await seeded.stop();
});
