import type { MarcRow, Reply, authority } from '@catalogue/api-contract';
import { appForFile } from '../../testing/app';

type Authority = Reply<(typeof authority)['getAuthority']>;

const server = appForFile();

const get = async <T>(url: string, lang = '1') => {
  const reply = await server.app.inject({ url: `/api${url}`, headers: { lang } });
  return { status: reply.statusCode, body: reply.json<T>() };
};
const codeOf = async (tipo: number, nome: string) =>
  (await server.db.authority.findFirstOrThrow({ where: { tipo, nome } })).cod_autoridade;
const read = async (tipo: number, nome: string) =>
  (await get<Authority>(`/autoridade/${await codeOf(tipo, nome)}`)).body;
const lines = (rows: MarcRow[], tag: RegExp) =>
  rows
    .filter(({ paragrafo }) => tag.test(paragrafo))
    .map(({ paragrafo, secao, descricao, pontuacao }) => `${paragrafo} $${secao} ${descricao}${pontuacao ?? ''}`);

describe('an authority', () => {
  it('has its heading, the names that lead to it and how many titles it has', async () => {
    const machado = await read(1, 'Assis, Machado de, 1839-1908');
    expect(machado).toMatchObject({ tipo: '1', desc_tipo: 'Autor pessoa' });
    expect(machado.remissivas).toContainEqual({
      tipo: 'ver',
      cod_autoridade: null,
      nome: 'Machado de Assis, Joaquim Maria, 1839-1908',
    });
    const links = await server.db.titleAuthority.findMany({
      where: { cod_autoridade: Number(machado.cod_autoridade) },
      distinct: ['cod_acervo'],
    });
    expect(machado.total_acervos).toBe(links.length);
    expect(links.length).toBeGreaterThan(1);
  });

  it('shows the record that the library has of it', async () => {
    const { marc } = await read(1, 'Assis, Machado de, 1839-1908');
    expect(lines(marc, /^(40|100|400|670)$/)).toEqual([
      '40 $a BR-VaIU',
      '40 $b por',
      '40 $c BR-VaIU',
      '100 $a Assis, Machado de,',
      '100 $d 1839-1908',
      '400 $a Machado de Assis, Joaquim Maria,',
      '400 $d 1839-1908',
      '400 $a Assis, Joaquim Maria Machado de,',
      '400 $d 1839-1908',
      '670 $a Memórias póstumas de Brás Cubas, 2014.',
    ]);
  });

  it('without a record of its own shows one made from its heading', async () => {
    const [plain] = await server.db.$queryRaw<{ cod_autoridade: number; nome: string }[]>`
      SELECT cod_autoridade, nome FROM autoridade
       WHERE tipo = 5 AND registro IS NULL AND nome LIKE '% - %' ORDER BY cod_autoridade LIMIT 1`;
    if (!plain) throw new Error('Every subject of the test library has a record of its own.');
    const { body } = await get<Authority>(`/autoridade/${plain.cod_autoridade}`);
    expect(body.remissivas).toEqual([]);
    expect(body.marc[0]).toMatchObject({ paragrafo: '1', descricao: body.cod_autoridade });
    expect(lines(body.marc, /^150$/)[0]).toBe(`150 $a ${plain.nome.split(' - ')[0]}`);
  });

  it('and its related one refer to each other, whatever their types', async () => {
    const fiction = await read(5, 'Ficção brasileira');
    const novel = fiction.remissivas.find(({ nome }) => nome === 'Romance brasileiro');
    expect(novel).toMatchObject({ tipo: 'ver_tambem', cod_autoridade: expect.any(String) });
    const { body } = await get<Authority>(`/autoridade/${novel?.cod_autoridade}`);
    expect(body.remissivas).toContainEqual({
      tipo: 'ver_tambem',
      cod_autoridade: fiction.cod_autoridade,
      nome: 'Ficção brasileira',
    });
    expect(lines(body.marc, /^550$/)).toEqual(['550 $a Ficção brasileira']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of type %i has a record and references', async (tipo) => {
    const { cod_autoridade } = await server.db.authority.findFirstOrThrow({
      where: { tipo, references: { some: { tipo: 'ver' } } },
    });
    const { status, body } = await get<Authority>(`/autoridade/${cod_autoridade}`);
    expect([status, body.tipo]).toEqual([200, String(tipo)]);
    expect(body.remissivas.length).toBeGreaterThan(0);
    expect(body.total_acervos).toBeGreaterThan(0);
    expect(lines(body.marc, /^1\d\d$/).length).toBeGreaterThan(0);
    expect(lines(body.marc, /^4\d\d$/).length).toBeGreaterThan(0);
  });

  it('has a type that is named in the language asked for', async () => {
    const code = await codeOf(6, 'Ouro Preto (MG)');
    const names = await Promise.all(
      ['1', '5', '3'].map(async (lang) => (await get<Authority>(`/autoridade/${code}`, lang)).body.desc_tipo),
    );
    expect(names).toEqual(['Assunto geográfico', 'Geographic subject', 'Materia geográfica']);
  });

  it('that nobody has is said so', async () => {
    expect(await get('/autoridade/999999')).toEqual({
      status: 404,
      body: { message: 'Registro de autoridade não encontrado.' },
    });
  });
});

describe('the names of some authorities', () => {
  it('come in the order asked for, each once, without those that nobody has', async () => {
    const [machado, fiction] = [await codeOf(1, 'Assis, Machado de, 1839-1908'), await codeOf(5, 'Ficção brasileira')];
    const { body } = await get(`/autoridade/combo?autoridades=${fiction},999999,${machado},${fiction}`);
    expect(body).toEqual([
      { cod_autoridade: String(fiction), nome: 'Ficção brasileira', tipo: '5' },
      { cod_autoridade: String(machado), nome: 'Assis, Machado de, 1839-1908', tipo: '1' },
    ]);
    expect((await get('/autoridade/combo?autoridades=999998,999999')).body).toEqual([]);
  });

  it('are asked for by codes', async () => {
    expect((await get('/autoridade/combo?autoridades=abc')).status).toBe(422);
    expect((await get('/autoridade/combo')).status).toBe(422);
  });
});
