import { openCatalogue, type Catalogue } from './catalogue.fixture';
import { otherSpellings } from './suggestions';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add(
    { titulo: 'Dom Casmurro', autor: 'Assis, Machado de' },
    { titulo: 'Quincas Borba', autor: 'Assis, Machado de', online: true },
    { titulo: 'O machadinho', autor: 'Lobo, Ana' },
    { titulo: 'Machados de pedra' },
  );
});
afterAll(() => catalogue.stop());

describe('similar words', () => {
  it('a misspelt word finds nothing alone, and similar words where these are asked for', async () => {
    expect(await catalogue.titles({ termo_pesquisa: 'casmuro' })).toEqual([]);
    expect(await catalogue.titles({ termo_pesquisa: 'casmuro', similar: 'S' })).toEqual(['Dom Casmurro']);
  });

  it('keep to the column', async () => {
    expect(await catalogue.titles({ termo_pesquisa: 'machdo', similar: 'S', coluna_um: 'INDICE_3' })).toEqual([
      'Dom Casmurro',
      'Quincas Borba',
    ]);
  });

  it('every word of the term must be there or its like', async () => {
    expect(await catalogue.titles({ termo_pesquisa: 'quincs borbaa', similar: 'S' })).toEqual(['Quincas Borba']);
    expect(await catalogue.titles({ termo_pesquisa: 'quincs zzzzzz', similar: 'S' })).toEqual([]);
  });

  it('are not taken when not asked for', async () => {
    expect(await catalogue.titles({ termo_pesquisa: 'machadinho', similar: 'N' })).toEqual(['O machadinho']);
  });
});

it('the beginning of a word that nobody wrote out is offered with that word', async () => {
  const { semelhantes } = await catalogue.search({ termo_pesquisa: 'casm' });
  expect(semelhantes).toEqual([{ termo: 'casmurro', total: 1 }]);
});

describe('other spellings', () => {
  it('are offered with the titles that they find when the term finds none', async () => {
    const { semelhantes } = await catalogue.search({ termo_pesquisa: 'Machdo de Asis' });
    expect(semelhantes).toEqual([{ termo: 'machado de assis', total: 2 }]);
  });

  it('lead to results under the very same search', async () => {
    const query = { termo_pesquisa: 'machdo', pesquisa: 'e_books' };
    const { semelhantes = [] } = await catalogue.search(query);
    expect(semelhantes.length).toBeGreaterThan(0);
    for (const { termo, total } of semelhantes) {
      const again = await catalogue.search({ ...query, termo_pesquisa: termo });
      expect(again.total).toBe(total);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('that find no more than the term itself are not offered', async () => {
    await catalogue.add({ titulo: 'Geologia' }, { titulo: 'Teologia' });
    expect(await catalogue.search({ termo_pesquisa: 'geologia' })).toMatchObject({ total: 1, semelhantes: [] });
  });

  it('are at most five', async () => {
    await catalogue.add(...'abcdefgh'.split('').map((letter) => ({ titulo: `Palavr${letter} comum` })));
    await catalogue.add({ titulo: 'Palavra comuna' }, { titulo: 'Palavra comuta' });
    expect((await catalogue.search({ termo_pesquisa: 'palavrz comux' })).semelhantes).toHaveLength(5);
  });

  it('are not offered when titles enough are found', async () => {
    expect((await catalogue.search({ termo_pesquisa: 'comum' })).total).toBe(8);
    expect(await catalogue.search({ termo_pesquisa: 'comum' })).not.toHaveProperty('semelhantes');
  });

  it('a word that left the catalogue is forgotten', async () => {
    await catalogue.db.$executeRaw`UPDATE acervo SET titulo = 'Dom' WHERE titulo = 'Dom Casmurro'`;
    await catalogue.add({ titulo: 'Outro' });
    expect(await catalogue.db.word.findUnique({ where: { palavra: 'casmurro' } })).toBeNull();
    expect(await catalogue.db.word.findUnique({ where: { palavra: 'comum' } })).toEqual({
      palavra: 'comum',
      n_titles: 8,
    });
  });
});

describe('the spellings of a term', () => {
  const word = (palavra: string, n_titles: number, ...near: string[]) => ({ palavra, n_titles, near });

  it('correct every unknown word at once, then vary them one by one', () => {
    expect(otherSpellings([word('machdo', 0, 'machado', 'manchado'), word('asis', 0, 'assis')])).toEqual([
      'machado assis',
      'manchado assis',
    ]);
  });

  it('combine the words near several unknown ones, the nearest of all first', () => {
    expect(
      otherSpellings([word('prob', 0, 'problema', 'probabilidade'), word('estat', 0, 'estatuto', 'estatistica')]),
    ).toEqual(['problema estatuto', 'problema estatistica', 'probabilidade estatuto', 'probabilidade estatistica']);
  });

  it('leave known words alone beside unknown ones', () => {
    expect(otherSpellings([word('dom', 2, 'tom'), word('casmuro', 0, 'casmurro')])).toEqual(['dom casmurro']);
  });

  it('vary known words when all are known', () => {
    expect(otherSpellings([word('casa', 2, 'caso'), word('rio', 2, 'rios')])).toEqual(['caso rio', 'casa rios']);
  });

  it('are none where nothing is near', () => {
    expect(otherSpellings([word('zzzz', 0)])).toEqual([]);
  });
});
