import type { AddressInfo } from 'node:net';
import { appForFile } from '../testing/app';
import { signInAs, useInstitution } from '../testing/callAs';

const server = appForFile();
let token: string;
beforeAll(async () => {
  token = (await signInAs(server)('ana')).body['access_token'] ?? '';
});

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const told = answer.headers['mock-explain'];
  return {
    status: answer.statusCode,
    told: told === undefined ? undefined : (JSON.parse(String(told)) as { call: string; rule: string; facts: object }),
  };
};

it('a refused sign-in names the rule that refused it', async () => {
  const { status, told } = await ask(
    'POST',
    '/oauth/token',
    {
      grant_type: 'password',
      client_id: 'catalogue-patron',
      client_secret: 'catalogue-patron-development',
      username: 'ana',
      password: 'errada',
    },
    { authorization: '' },
  );
  expect(status).toBe(401);
  expect(told).toMatchObject({ call: 'issueToken', rule: 'UsuarioOuSenhaIncorreta' });
});

it('so do a call without a token, one with bad input, and one for what is not there', async () => {
  expect((await ask('GET', '/api/emprestimo/titulos-pendentes', undefined, { authorization: '' })).told).toMatchObject({
    call: 'listPendingTitles',
    rule: 'Entre para continuar.',
  });
  expect((await ask('GET', '/api/acervo/um')).told).toMatchObject({
    call: 'getTitle',
    facts: { errors: { id: expect.any(Array) as string[] } },
  });
  expect((await ask('GET', '/api/acervo/99999999')).told).toMatchObject({ rule: 'Acervo não encontrado.' });
});

it('a renewal that is refused names it too, though others of the same call may be renewed', async () => {
  const { status, told } = await ask('POST', '/api/emprestimo/renovacao', [
    { codExemplar: 'nenhum', codBibliotecaExemplar: '1' },
  ]);
  expect(status).toBe(200);
  expect(told).toMatchObject({ call: 'renewLoans', rule: 'emprestimo_nao_encontrado' });
});

it('a refused token is explained with its kind, its end and the time here', async () => {
  const facts = async (authorization: string) =>
    (await ask('GET', '/api/emprestimo/titulos-pendentes', undefined, { authorization })).told?.facts;
  const agora = '2026-03-10T12:00:00.000Z';
  expect(await facts('')).toEqual({ motivo: 'nenhum token', agora, precisa: 'patron' });
  expect(await facts(server.publicToken(60))).toMatchObject({ tipo: 'public', agora, precisa: 'patron' });
  expect(await facts(server.patronToken(1, 'ana', -60))).toEqual({
    motivo: 'expirado',
    tipo: 'patron',
    expira: '2026-03-10T11:59:00.000Z',
    agora,
  });
  expect(await facts('Bearer a.b.c')).toMatchObject({ motivo: 'não é um token deste servidor' });
});

it('a renewal past the limit is explained with the count, the limit, the day and the debts', async () => {
  const { cod_emprestimo, cod_exemplar } = await server.db.loan.findFirstOrThrow({
    where: { person: { persona_id: 'ana' }, data_devolucao: null },
  });
  await server.db.loan.update({ where: { cod_emprestimo }, data: { renovacoes: 5, limite_renovacoes: 5 } });
  const { told } = await ask('POST', '/api/emprestimo/renovacao', [
    { codExemplar: cod_exemplar, codBibliotecaExemplar: '1' },
  ]);
  expect(told?.facts).toMatchObject({
    hoje: '2026-03-10',
    pessoa: { debitos: 0, atrasados: 0 },
    recusados: [{ qtdeRenovacoes: '5', limiteRenovacoes: 5 }],
  });
});

it('a refusal by a fault names the fault', async () => {
  const { status, told } = await ask('GET', '/api/acervo/1', undefined, { 'mock-fault': 'refused' });
  expect([status, told]).toMatchObject([422, { call: 'getTitle', rule: 'refused', facts: { falha: 'refused' } }]);
});

it('a wrong category at institution 87 is named beside the right one', async () => {
  await useInstitution(server, '87');
  const { cod_categoria } = await server.db.person.findFirstOrThrow({ where: { persona_id: 'ana' } });
  const { headers } = await signInAs(server)('anaIntercamb');
  expect(JSON.parse(String(headers['mock-explain']))).toMatchObject({
    facts: { flow: 'category', lido: [{ login: 'ana', categoria: 'Intercamb', categoria_da_pessoa: cod_categoria }] },
  });
  await useInstitution(server, 'plain');
});

it('what succeeds explains nothing', async () => {
  expect((await ask('GET', '/api/acervo/1')).told).toBeUndefined();
});

it('a client of the network can read the refusal of the longest form', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/solicitacoes/levantamento-bibliografico`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      assunto_geral: 'é'.repeat(4000),
      delimitacao_assunto: 'ã'.repeat(4000),
      palavras_chave: Array.from({ length: 200 }, () => 'ç'.repeat(50)),
    }),
  });
  expect(answer.status).toBe(422);
  expect(String(answer.headers.get('mock-explain')).length).toBeLessThanOrEqual(2000);
});

it.each(['constructor', 'toString', '__proto__'])('the name "%s" is as unknown as any other', async (name) => {
  expect((await ask('GET', '/api/consulta/opcoes-indice', undefined, { lang: name })).status).toBe(200);
  expect((await ask('POST', `/api/solicitacoes/comutacao-bibliografica/${name}`, {})).status).toBe(422);
});
