import type { OpenRequest, RequestAct } from '../../client/desk.types';
import type { LoanRequestEntry, RequestEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();
const call = callAs(server);

type Act = RequestAct & { valor?: number };
const act = (codigo: string, body?: Act) =>
  call<{ status: string; desc_status: string }>(null, 'POST', `/__mock/requests/${codigo}/move`, body);
const copies = '/api/solicitacoes/comutacao-bibliografica';
const forms = {
  [`${copies}/artigo`]: { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale' },
  '/api/solicitacoes/levantamento-bibliografico': { assunto_geral: 'Nascentes', formato: 'ambos' },
  '/api/solicitacoes/ficha-catalografica': { folha_rosto: 'Águas', resumo: 'Estuda-se …', palavras_chave: 'água' },
  '/api/solicitacoes/pesquisa-especializada': { assunto: 'Nascentes' },
  '/api/solicitacoes/emprestimo-inter-bibliotecas': {
    ...{ biblioteca_origem: 1, biblioteca_recebimento: 5, titulo: 'Atlas das águas', telefone: '(31) 5550-0101' },
    email: 'natalia@ufvi.example.org',
  },
};
const sent = async (url: string) =>
  (await call<{ codigo: string }>('nada-consta', 'POST', url, forms[url as keyof typeof forms])).body.codigo;
const stateOf = async (url: string) => {
  const { body } = await call<RequestEntry[]>('nada-consta', 'GET', url.replace('/artigo', ''));
  return body[0];
};

describe('a request that is not for a loan', () => {
  it.each(Object.keys(forms))(
    'sent to %s is answered with its cost, moved on and delivered by the desk',
    async (url) => {
      const codigo = await sent(url);
      const answer = { acao: 'responder', resposta: 'São 12 páginas.', valor: 14.5 } as const;
      expect((await act(codigo, answer)).body).toMatchObject({ codigo, status: '1', desc_status: 'Aguardando' });
      expect(await stateOf(url)).toMatchObject({ status: '1', passos: {}, resposta: 'São 12 páginas.', valor: 14.5 });
      // Without a body, as of a loan request.
      expect((await act(codigo)).body.status).toBe('2');
      expect((await act(codigo, { resposta: 'Já chegou.' })).body.status).toBe('3');
      expect((await act(codigo, {})).body.status).toBe('4');
      expect(await stateOf(url)).toMatchObject({
        status: '4',
        passos: { 2: '2026-03-10', 3: '2026-03-10', 4: '2026-03-10' },
        resposta: 'Já chegou.',
        valor: 14.5,
      });
      expect((await act(codigo)).body.message).toBe('Esta solicitação já terminou.');
    },
  );

  it('is refused with a reason, not without, and its patron is told', async () => {
    const codigo = await sent(`${copies}/artigo`);
    expect(await act(codigo, { acao: 'recusar' })).toMatchObject({
      status: 422,
      body: { message: 'Escreva o que o leitor vai ler.' },
    });
    expect((await act(codigo, { acao: 'recusar', resposta: 'Ninguém o tem.' })).body.status).toBe('5');
    expect(await stateOf(copies)).toMatchObject({ status: '5', resposta: 'Ninguém o tem.' });
    server.passDays(1);
    expect(await stateOf(copies)).toMatchObject({ status: '5' });
    expect(await server.db.alert.count({ where: { thing: { endsWith: `:${codigo}` } } })).toBe(1);
    expect((await act('999999')).status).toBe(404);
  });

  it('is moved once by each of those who do it at the same moment', async () => {
    const codigo = await sent(`${copies}/artigo`);
    const all = await Promise.all([1, 2, 3, 4].map(() => act(codigo)));
    expect(all.map(({ status, body }) => (status === 200 ? body.status : status)).sort()).toEqual(['2', '3', '4', 422]);
  });
});

describe('a loan request', () => {
  const made = async () => {
    const title = await stock(server, [{}]);
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
    const { codigo } = await server.db.loanRequest.create({
      data: {
        ...{ cod_pessoa, cod_acervo: title, status: '1', data: new Date('2026-03-10T12:00:00Z') },
        ...{ biblioteca_origem: 1, biblioteca_recebimento: 2, telefone: '(31) 5550-0001', email: 'a@example.org' },
        ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
      },
    });
    server.changed();
    return { title, codigo };
  };
  const move = (codigo: number, body?: RequestAct) =>
    call<{ status: string }>(null, 'POST', `/__mock/loan-requests/${codigo}/move`, body);
  const listed = async (title: number) =>
    (await call<LoanRequestEntry[]>('trocas', 'GET', '/api/solicitacao-emprestimo')).body.find(
      ({ cod_acervo }) => cod_acervo === String(title),
    );

  it('is refused with a reason, and its copy goes to the next hold', async () => {
    const { title, codigo } = await made();
    await move(codigo);
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    const { cod_reserva } = await server.db.hold.create({
      data: { cod_pessoa, cod_acervo: title, biblioteca: 1, situacao: 'fila', data: new Date('2026-03-10T12:00:00Z') },
    });
    const refused = await move(codigo, { acao: 'recusar', resposta: 'O exemplar veio danificado.' });
    expect(refused.body.status).toBe('5');
    expect(await listed(title)).toMatchObject({ status: '5', resposta: 'O exemplar veio danificado.' });
    expect(await server.db.hold.findUniqueOrThrow({ where: { cod_reserva } })).toMatchObject({
      situacao: 'liberada',
      cod_exemplar: `${title}-1`,
    });
  });

  it('is answered without being moved, and has no cost', async () => {
    const { title, codigo } = await made();
    expect((await move(codigo, { acao: 'responder', resposta: 'Chega na sexta.' })).body.status).toBe('1');
    expect(await listed(title)).toMatchObject({ status: '1', resposta: 'Chega na sexta.' });
    expect((await move(codigo, { valor: 3 } as RequestAct)).status).toBe(422);
  });
});

it('lists the requests of every type that are not over, the newest first', async () => {
  const codigo = await sent(`${copies}/artigo`);
  const open = async () => (await call<OpenRequest[]>(null, 'GET', '/__mock/requests')).body;
  const before = await open();
  expect(new Set(before.map(({ tipo }) => tipo)).size).toBeGreaterThan(2);
  expect(before.map(({ data }) => data)).toEqual(
    before
      .map(({ data }) => data)
      .sort()
      .reverse(),
  );
  expect(before.find((one) => one.codigo === codigo && one.tipo === 'comutacao-bibliografica')).toMatchObject({
    nome_pessoa: expect.stringContaining('Natália') as string,
    resumo: 'Águas do cerrado · Revista do Vale',
    desc_status: 'Aguardando',
  });
  await act(codigo, { acao: 'recusar', resposta: 'Ninguém o tem.' });
  expect(await open()).toHaveLength(before.length - 1);
});
