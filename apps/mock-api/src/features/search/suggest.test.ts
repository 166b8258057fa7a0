import { openCatalogue, type Catalogue } from './catalogue.fixture';
import { openSeeded } from './seeded.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  const [casmurro] = await catalogue.add(
    { titulo: 'Dom Casmurro', autor: 'Assis, Machado de, 1839-1908', assuntos: ['Ciúme'] },
    { titulo: 'Quincas Borba', autor: 'Assis, Machado de, 1839-1908', online: true },
    { titulo: 'Machado de pedra', autor: 'Machado, Ana', assuntos: ['Machados', 'Pedra'] },
    { titulo: 'O casaco', autor: 'Lima, Rui' },
  );
  await catalogue.pool.query('INSERT INTO acervo_procura VALUES ($1, 4)', [casmurro]);
  await catalogue.pool.query(
    `INSERT INTO autoridade_remissiva (cod_autoridade, seq, tipo, nome)
     SELECT cod_autoridade, 1, 'ver', 'Bruxo do Cosme Velho' FROM autoridade WHERE name_key LIKE 'assis machado%'`,
  );
});
afterAll(() => catalogue.stop());

async function suggested(termo: string, query: Record<string, string> = {}) {
  const { status, body } = await catalogue.get('/consulta/sugestoes', { termo, ...query });
  expect(status).toBe(200);
  const { titulos, autores, assuntos } = body as Record<string, Record<string, string | null>[]>;
  return {
    titulos: titulos?.map(({ descricao }) => descricao),
    autores: autores?.map(({ nome, total_titulos }) => `${nome}: ${total_titulos}`),
    assuntos: assuntos?.map(({ descricao, total_titulos }) => `${descricao}: ${total_titulos}`),
  };
}

describe('what is suggested while a term is typed', () => {
  it('titles, names and subjects, by any word, the name with most titles first', async () => {
    expect(await suggested('machad')).toEqual({
      titulos: ['Machado de pedra', 'Dom Casmurro', 'Quincas Borba'],
      autores: ['Machado de Assis, 1839-1908: 2', 'Ana Machado: 1'],
      assuntos: ['Machados: 1'],
    });
  });

  it('in natural order', async () => {
    expect(await suggested('machado de as')).toEqual({
      titulos: ['Dom Casmurro', 'Quincas Borba'],
      autores: ['Machado de Assis, 1839-1908: 2'],
      assuntos: [],
    });
  });

  it('of titles the one in demand comes first, unless another begins so', async () => {
    expect((await suggested('cas')).titulos).toEqual(['Dom Casmurro', 'O casaco']);
    expect((await suggested('o cas')).titulos?.[0]).toBe('O casaco');
  });

  it('for a misspelt word those of the word nearest to it', async () => {
    expect(await suggested('casmuro')).toMatchObject({ titulos: ['Dom Casmurro'] });
    expect(await suggested('machdo de ass')).toMatchObject({ autores: ['Machado de Assis, 1839-1908: 2'] });
    expect(await suggested('xilindró')).toEqual({ titulos: [], autores: [], assuntos: [] });
  });

  it('by another form of a name, which is shown', async () => {
    const { body } = await catalogue.get('/consulta/sugestoes', { termo: 'cosme vel' });
    expect(body).toMatchObject({
      autores: [{ nome: 'Machado de Assis, 1839-1908', variante: 'Bruxo do Cosme Velho' }],
    });
  });

  it('a title by words of its title and of its author together, if both are shown', async () => {
    expect((await suggested('casmurro mach')).titulos).toEqual(['Dom Casmurro']);
    await catalogue.add({ titulo: 'Casmurro e outros', autor: 'Reis, B.', outros: ['Machado, Rui'] });
    expect((await suggested('casmurro mach')).titulos).toEqual(['Dom Casmurro']);
  });

  it('of the column and the type that are searched', async () => {
    expect(await suggested('machad', { coluna: 'INDICE_1' })).toEqual({
      titulos: ['Machado de pedra'],
      autores: [],
      assuntos: [],
    });
    expect(await suggested('machad', { coluna: 'INDICE_2' })).toMatchObject({ titulos: [], assuntos: ['Machados: 1'] });
    expect((await suggested('machad', { pesquisa: 'e_books' })).titulos).toEqual(['Quincas Borba']);
  });

  it('nothing for signs, or for what no title has', async () => {
    const nothing = { titulos: [], autores: [], assuntos: [] };
    expect(await suggested('!!')).toEqual(nothing);
    expect(await suggested('xilindró')).toEqual(nothing);
  });

  it('with the availability of a title', async () => {
    const { body } = await catalogue.get('/consulta/sugestoes', { termo: 'quincas' });
    expect(body).toMatchObject({ titulos: [{ acesso_remoto: 'cr', tot_exemplares: '0', disponiveis: '0' }] });
  });
});

it('a title that is on loan shows when it is back', async () => {
  const seeded = await openSeeded();
  try {
    const { body } = await seeded.get('/api/consulta/sugestoes', { termo: 'redes de comp' });
    expect(body).toMatchObject({
      titulos: [
        {
          descricao: 'Redes de computadores',
          ano_publicacao: expect.stringMatching(/^\d{4}$/) as string,
          proxima_devolucao: '2026-03-11',
        },
      ],
    });
  } finally {
    await seeded.stop();
  }
});
