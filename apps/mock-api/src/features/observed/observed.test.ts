import { openSeeded, type Seeded } from '../search/seeded.fixture';

let server: Seeded;
beforeAll(async () => {
  server = await openSeeded();
});
afterAll(() => server.stop());

const list = async (query: Record<string, string>, pesquisa = 'pesquisa_geral') => {
  const { status, body } = await server.get(`/api/v2/consulta/${pesquisa}/qualquer%20coisa`, query);
  return { status, codes: (body as unknown as { cod_acervo: string }[]).map?.(({ cod_acervo }) => cod_acervo), body };
};

describe('the search of older clients', () => {
  const asked = { termo_pesquisa: 'história', orderBy: 'obra', direction: 'C' };

  it('is a bare list of the items of a search by work, a page at a time', async () => {
    const whole = (await server.search({ termo_pesquisa: 'história', ordenacao: 'O' })).data.map(
      ({ cod_acervo }) => cod_acervo,
    );
    expect(whole.length).toBeGreaterThan(20);
    expect((await list(asked)).codes).toEqual(whole.slice(0, 20));
    expect((await list({ ...asked, page: '2', perPage: '7' })).codes).toEqual(whole.slice(7, 14));
    expect((await list({ ...asked, page: '999' })).codes).toEqual([]);
    expect((await list({ ...asked, direction: 'D', perPage: '5' })).codes).toEqual(whole.reverse().slice(0, 5));
  });

  it('takes an authority by its code, with whatever words beside it', async () => {
    const author = await server.db.authority.findFirstOrThrow({
      where: { nome: { startsWith: 'Assis, Machado de' } },
    });
    const indice = String(author.cod_autoridade);
    const found = await list({ coluna_um: 'INDICE_3', indice, termo_pesquisa: 'Machado' });
    const { data } = await server.search({ coluna_um: 'INDICE_3', indice });
    expect(found.codes.sort()).toEqual(data.map(({ cod_acervo }) => cod_acervo).sort());
    expect(found.codes.length).toBeGreaterThan(1);
  });

  it('is not found under a type that does not exist, and refused without a term', async () => {
    expect((await list(asked, 'outra')).status).toBe(404);
    expect(await list({})).toMatchObject({ status: 422, body: { message: 'TermoObrigatorio' } });
  });
});
