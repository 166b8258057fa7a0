import { openSeeded, type Seeded } from '../search/seeded.fixture';

let server: Seeded;
beforeAll(async () => {
  server = await openSeeded();
});
afterAll(() => server.stop());

it('the institutions come by name, for the filter of the search', async () => {
  const { body } = await server.get('/rede-pergamum/oai/instituicoes');
  const names = (body as unknown as { cod_empresa: string; desc_empresa: string }[]).map(
    ({ desc_empresa }) => desc_empresa,
  );
  expect(names).toHaveLength(7);
  expect(names).toContain('Universidade Estadual da Mantiqueira');
  expect(body).toContainEqual({ cod_empresa: '902', desc_empresa: 'Universidade Federal do Sertão Mineiro' });
});

it('a title of the network is the one that the search found', async () => {
  const { data } = await server.search({ pesquisa: 'rede_pergamum_oai', instituicao: '902' });
  const item = data.find(({ link, autor }) => link !== null && autor !== null);
  expect(await server.get(`/rede-pergamum/acervo/${item?.cod_acervo}`)).toEqual({
    status: 200,
    body: {
      id: item?.cod_acervo,
      acervo: item?.['acervo'],
      tipo_obra: item?.['tipo_obra'],
      instituicao: { cod_empresa: '902', desc_empresa: 'Universidade Federal do Sertão Mineiro' },
      titulo: item?.descricao,
      autor: item?.['autor'],
      ano: item?.['ano_publicacao'],
      idioma: item?.['idioma'],
      link: item?.['link'],
    },
  });
});

it('a title of an institution that does not answer fails in the words that the client knows', async () => {
  const { id } = await server.db.networkTitle.findFirstOrThrow({ where: { cod_empresa: 999 } });
  const { status, body } = await server.get(`/rede-pergamum/acervo/${id}`);
  expect([status, body['message']]).toEqual([500, expect.stringMatching(/Rede Pergamum/)]);
});

it('a title that no partner has is not found', async () => {
  expect((await server.get('/rede-pergamum/acervo/999999')).status).toBe(404);
});
