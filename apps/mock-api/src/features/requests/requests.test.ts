import { requestTypes, type RequestConditions, type RequestEntry } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import { appForFile } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForFile();
beforeAll(async () => {
  await server.db.networkInstitution.create({ data: { cod_empresa: 9001, desc_empresa: 'Universidade do Planalto' } });
});

const list = async (who: string, type: string, query = '') =>
  (await callAs(server)<RequestEntry[]>(who, 'GET', `/api/solicitacoes/${type}${query}`)).body;
const ask = (url: string, form: object) => callAs(server)('nada-consta', 'POST', url, form);
const switching = (type: string) => `/api/solicitacoes/comutacao-bibliografica/${type}`;
const survey = '/api/solicitacoes/levantamento-bibliografico';
const sheet = '/api/solicitacoes/ficha-catalografica';
const search = '/api/solicitacoes/pesquisa-especializada';
const interLibrary = '/api/solicitacoes/emprestimo-inter-bibliotecas';

const article = { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale', ano: 2020 };
const loan = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 5,
  titulo: 'Atlas das águas',
  telefone: '(31) 5550-0101',
  email: 'natalia@ufvi.example.org',
};
const forms = {
  [switching('artigo')]: article,
  [switching('tese-dissertacao')]: { titulo: 'Águas', autor: 'Reis, Lia', grau_defesa: 'mestrado' },
  [switching('parte-documento')]: { titulo_parte: 'Cap. 3', titulo_obra: 'Águas' },
  [survey]: { assunto_geral: 'Nascentes', formato: 'ambos', folha_rosto: 'Universidade' },
  [sheet]: {
    folha_rosto: 'Universidade\nÁguas',
    resumo: 'Estuda-se …',
    palavras_chave: 'água',
    ilustracoes: 'S',
  },
  [search]: { assunto: 'Nascentes', data_inicial: '2016-01-01', data_final: '2026-03-10' },
  [interLibrary]: loan,
};

describe('a request', () => {
  it.each(Object.entries(forms))('for %s waits in the list of its type', async (address, form) => {
    const { status, body } = await ask(address, form);
    expect({ status, body }).toMatchObject({ status: 201, body: { message: 'SolicitacaoEnviadaSucesso' } });
    const [tipo = '', subtipo = null] = address.split('/').slice(3);
    const [newest] = await list('nada-consta', tipo);
    expect(newest).toMatchObject({
      tipo,
      subtipo,
      status: '1',
      desc_status: 'Aguardando',
      data: '2026-03-10T12:00:00Z',
      dados: expect.objectContaining({ ...form, ...('ilustracoes' in form && { ilustracoes: true }) }) as object,
    });
  });

  it.each([
    [switching('artigo'), { ...article, titulo_revista: ' ' }, 'CampoObrigatorioNaoPreenchido', 'titulo_revista'],
    [switching('artigo'), { ...article, pagina_inicial: 9, pagina_final: 3 }, 'pagina_inicial_maior', 'pagina_inicial'],
    [survey, { assunto_geral: 'Água', data_inicial: '2026-12-01' }, 'data_fora_do_limite', 'data_inicial'],
    [
      sheet,
      { ...forms[sheet], pagina_final_bibliografia: 90, total_paginas: 80 },
      'pagina_fora_do_total',
      'pagina_final_bibliografia',
    ],
    [
      search,
      { assunto: 'Água', data_inicial: '2020-02-02', data_final: '2020-01-01' },
      'data_inicial_maior',
      'data_inicial',
    ],
    [interLibrary, { ...loan, email: 'natalia' }, 'email_invalido', 'email'],
    [interLibrary, { ...loan, telefone: '+55 31' }, 'telefone_invalido', 'telefone'],
    [interLibrary, { ...loan, biblioteca_recebimento: 1 }, 'bibliotecas_iguais', 'biblioteca_recebimento'],
    [interLibrary, { ...loan, biblioteca_origem: 77 }, 'biblioteca_invalida', 'biblioteca_origem'],
    [interLibrary, { ...loan, instituicao: 77 }, 'instituicao_invalida', 'instituicao'],
  ])('for %s with %j is refused: %s of %s', async (address, form, message, campo) => {
    const before = await server.db.request.count();
    expect(await ask(address, form)).toMatchObject({ status: 422, body: { message, errors: { [campo]: [message] } } });
    expect(await server.db.request.count()).toBe(before);
  });

  it('may be made of a partner for the own library', async () => {
    const form = { ...loan, biblioteca_recebimento: 1, instituicao: 9001 };
    expect((await ask(interLibrary, form)).status).toBe(201);
  });

  it('is made on the form of its type', async () => {
    const { body } = await ask(switching('tese-dissertacao'), article);
    expect(body.message).toBe('formulario_de_outro_tipo');
    expect((await ask(switching('mapa'), article)).status).toBe(404);
  });
});

describe('the list of requests', () => {
  it('has the patron’s own of a type, the newest first, each summed up in a line', async () => {
    expect((await list('ana', 'comutacao-bibliografica')).map(({ resumo, subtipo }) => [subtipo, resumo])).toEqual([
      ['artigo', 'Nascentes urbanas e memória · Cadernos do Vale'],
      ['artigo', 'Protocolos de roteamento em redes esparsas · Revista de Redes'],
      ['tese-dissertacao', 'A leitura nas fazendas de café · Peixoto, Lúcia'],
      ['parte-documento', 'O clima · Geografia do planalto'],
    ]);
    expect(await list('bruno', 'comutacao-bibliografica')).toEqual([]);
  });

  it('is narrowed by a status', async () => {
    expect((await list('ana', 'comutacao-bibliografica', '?status=2')).map(({ desc_status }) => desc_status)).toEqual([
      'Em trânsito',
    ]);
    expect(await list('ana', 'comutacao-bibliografica', '?status=6')).toEqual([]);
  });

  it('knows five types, and alerts are none of them', async () => {
    expect((await callAs(server)('ana', 'GET', '/api/solicitacoes/outra-coisa')).status).toBe(404);
    expect((await callAs(server)<object[]>('ana', 'GET', '/api/solicitacoes/alertas')).body).toHaveLength(4);
  });
});

describe('the inter-library form', () => {
  it('offers libraries and partners, and how the patron is reached', async () => {
    const { body } = await callAs(server)<{ bibliotecas: object[]; instituicoes: object[] }>(
      'ana',
      'GET',
      '/api/solicitacoes/emprestimo-inter-bibliotecas/dados',
    );
    expect(body.bibliotecas).toHaveLength(8);
    expect(body).toMatchObject({
      instituicoes: expect.arrayContaining([
        { cod_empresa: '9001', desc_empresa: 'Universidade do Planalto' },
      ]) as object,
      email: 'ana@ufvi.example.org',
      telefone: '(31) 5550-0001',
    });
  });
});

test('what each kind of request costs and how long it takes is known before one asks', async () => {
  const { body } = await callAs(server)<RequestConditions[]>(null, 'GET', '/parametros/condicoes-solicitacoes');
  expect(body.map(({ tipo }) => tipo)).toEqual([...requestTypes]);
  expect(body[0]).toEqual({ tipo: 'comutacao-bibliografica', dias_uteis: 10, valor: 6, paginas: 5 });
});

describe('time', () => {
  it('moves requests on, and leaves alone those that ended', async () => {
    const before = await list('ana', 'comutacao-bibliografica');
    expect(before.map(({ status }) => status)).toEqual(['1', '2', '3', '4']);
    const { body } = await callAs(server)<{ events: { evento: string; status?: string }[] }>(
      null,
      'PUT',
      '/__mock/clock',
      { advance: 'P1D' },
    );
    const codes = before.map(({ codigo }) => Number(codigo));
    expect(body.events.filter(({ evento }) => evento === 'solicitacao_atualizada')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ codigo: codes[0], status: '3' }),
        expect.objectContaining({ codigo: codes[1], status: '4' }),
      ]),
    );
    // The earlier session has expired by now.
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const authorization = server.patronToken(cod_pessoa, 'ana', 30 * 24 * 60 * 60);
    const statuses = async (type: string) =>
      (await server.app.inject({ url: `/api/solicitacoes/${type}`, headers: { authorization } }))
        .json<RequestEntry[]>()
        .map(({ status }) => status);
    expect(await statuses('comutacao-bibliografica')).toEqual(['3', '4', '4', '4']);
    expect(await statuses('levantamento-bibliografico')).toEqual(['5']);
  });

  it('is noted for each status that a request reaches', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'nada-consta' } });
    const headers = { authorization: server.patronToken(cod_pessoa, 'nada-consta', 30 * 24 * 60 * 60) };
    await server.app.inject({ method: 'POST', url: survey, headers, payload: forms[survey] ?? {} });
    const sent = await server.app.inject({ url: survey, headers });
    const [{ data } = { data: '' }] = sent.json<RequestEntry[]>();
    server.passDays(4);
    const [newest] = (await server.app.inject({ url: survey, headers })).json<RequestEntry[]>();
    const [inTransit, available] = [addDays(data.slice(0, 10), 1), addDays(data.slice(0, 10), 3)];
    expect(newest).toMatchObject({ status: '3', passos: { 2: inTransit, 3: available } });
  });
});
