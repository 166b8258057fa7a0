import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add({ titulo: 'O rio e a cidade', autor: 'Silva, C.' }, { titulo: '???' });
});
afterAll(() => catalogue.stop());

const long = 'árvore '.repeat(142);

describe('what a person may type', () => {
  it.each([
    ['one letter', 'x'],
    ['one letter that is a stop word', 'a'],
    ['stop words only', 'de o que a'],
    ['marks only', '?!...'],
    ['an emoji', '📚📚'],
    ['quotes', `"''"`],
    ['an open quote', '"zebra'],
    ['unbalanced brackets', '((zebra]] & | ! <->'],
    ['query operators', 'zebra:* & !rio | <2>'],
    ['weights', "zebra:A 'zebra':B"],
    ['a backslash', 'zebra\\'],
    ['SQL', "'; DROP TABLE acervo; --"],
    ['SQL wildcards', '%_%'],
    ['a term of 1,000 characters', long],
    ['one word of 1,000 characters', 'x'.repeat(1000)],
    ['one word of 1,000 large letters', '漢'.repeat(1000)],
    ['letters that become many', 'ﷺ'.repeat(900)],
    ['a lone half of a letter', 'zebra\ud800'],
  ])('%s: nothing is found, and nothing breaks', async (_, termo_pesquisa) => {
    const ways: Record<string, string>[] = [
      {},
      { similar: 'S' },
      { posicao: 'EXATO' },
      { posicao: 'INICIO', coluna_um: 'INDICE_3' },
    ];
    for (const more of ways) {
      const { status, body } = await catalogue.get('/consulta', { termo_pesquisa, ...more });
      expect({ status, body }).toMatchObject({ status: 200, body: { data: [], total: 0 } });
    }
  });

  it('the catalogue is still there', async () => {
    expect(await catalogue.titles({ termo_pesquisa: 'rio' })).toEqual(['O rio e a cidade']);
  });

  it.each([
    ['10 kB of text', 'rio '.repeat(2500)],
    ['a control character', 'rio\u0007'],
    ['a line break', 'rio\ncidade'],
  ])('%s is refused by the name of its field', async (_, termo_pesquisa) => {
    const { status, body } = await catalogue.get('/consulta', { termo_pesquisa });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual(['termo_pesquisa']);
  });

  it.each([
    ['no term at all', {}],
    ['an empty term', { termo_pesquisa: '' }],
    ['a blank term', { termo_pesquisa: '   ' }],
    ['only a further row', { termo_dois: 'rio' }],
  ])('%s is refused by the name of its field', async (_, query) => {
    const { status, body } = await catalogue.get('/consulta', query);
    expect(status).toBe(422);
    expect(body).toEqual({ message: 'TermoObrigatorio', errors: { termo_pesquisa: ['deve ser preenchido'] } });
  });

  it.each([
    ['coluna_um', 'INDICE_9'],
    ['posicao', 'MEIO'],
    ['operador_um', 'XOR'],
    ['ano_ini', '20000'],
    ['indice', '0'],
    ['indice', '9999999999'],
    ['biblioteca', '1,a'],
    ['idioma', 'português'],
    ['pesquisa', 'tudo'],
    ['ordenacao', 'Z'],
    ['termo', 'rio'],
  ])('%s=%s is refused by name', async (field, value) => {
    const { status, body } = await catalogue.get('/consulta', { termo_pesquisa: 'rio', [field]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
  });

  it('a code that nothing has finds nothing', async () => {
    expect(await catalogue.search({ indice: '999999999' })).toMatchObject({ data: [], total: 0 });
    expect(await catalogue.search({ termo_pesquisa: 'rio', biblioteca: '999999999' })).toMatchObject({ total: 0 });
  });
});
