import type { DataAccess, OwnData } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs, signInAs } from '../../testing/callAs';

const server = appForEach();

const area = '/api/pessoas/meu-pergamum';
const codeOf = async (login: string) =>
  (await server.db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const accessesOf = async (login: string) => {
  const { body } = await callAs(server)<DataAccess[]>(login, 'GET', `${area}/acessos`);
  return body.map(({ quem, nome, acao, dados, vezes }) => ({ quem, nome, acao, dados, vezes }));
};
/** Calls the server as somebody who acts for Bruno. */
const actForBruno = async () => {
  const { body } = await callAs(server)<{ access_token: string }>('trocas', 'POST', `${area}/troca-usuario`, {
    usuario: 'bruno',
  });
  const authorization = `Bearer ${body.access_token}`;
  return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    (await server.app.inject({ method, url, headers: { authorization }, payload })).statusCode;
};

describe('a person’s copy of their data', () => {
  const take = (body: object) => callAs(server)<OwnData>('ana', 'POST', `${area}/meus-dados`, body);

  it('has all of it, without the password right after the sign-in', async () => {
    const { status, body, headers } = await take({ senha: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pessoa: [{ nome_pessoa: 'Ana Beatriz Moreira Lage' }],
      pessoa_login: [{ login: 'ana' }],
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(await accessesOf('ana')).toEqual([{ quem: 'proprio', nome: null, acao: 'levou', dados: 'tudo', vezes: 1 }]);
  });

  it('asks for the password later, and counts wrong ones', async () => {
    await take({ senha: null });
    server.advance(10 * 60);
    expect(await take({ senha: null })).toMatchObject({ status: 422, body: { message: 'precisa_da_senha' } });
    expect(await take({ senha: 'outra' })).toMatchObject({ status: 422, body: { message: 'senha_atual_incorreta' } });
    expect(await take({ senha: 'biblioteca' })).toMatchObject({ status: 200, body: { pessoa: [{}] } });
    for (let time = 1; time <= 5; time++) await take({ senha: 'outra' });
    expect(await take({ senha: 'biblioteca' })).toMatchObject({ status: 429, body: { message: 'MuitasTentativas' } });
  });

  it('is for nobody who acts for the person', async () => {
    const call = await actForBruno();
    expect(await call('POST', `${area}/meus-dados`, { senha: 'biblioteca' })).toBe(403);
    expect(await call('GET', `${area}/acessos`)).toBe(403);
    expect(await call('PUT', `${area}/historico`, { guarda: false })).toBe(403);
  });
});

describe('who had access to a person’s data', () => {
  it('is whoever acts for them, by kind of data, once a day for each', async () => {
    const call = await actForBruno();
    await call('GET', '/api/emprestimo/titulos-pendentes');
    await call('GET', '/api/emprestimo/titulos-pendentes');
    await call('POST', '/api/emprestimo/token');
    // Refused, so nothing was read or changed.
    await call('PUT', `${area}/dados-pessoais`, {});
    await call('GET', '/api/acervo/1');
    const { nome_pessoa } = await server.db.person.findUniqueOrThrow({ where: { cod_pessoa: await codeOf('trocas') } });
    const by = { quem: 'outra_pessoa', nome: nome_pessoa };
    const accesses = await accessesOf('bruno');
    expect(accesses).toHaveLength(3);
    expect(accesses).toEqual(
      expect.arrayContaining([
        { ...by, acao: 'entrou', dados: 'cadastro', vezes: 1 },
        { ...by, acao: 'leu', dados: 'emprestimos', vezes: 2 },
        { ...by, acao: 'mudou', dados: 'emprestimos', vezes: 1 },
      ]),
    );
    server.passDays(1);
    await (
      await actForBruno()
    )('GET', '/api/emprestimo/titulos-pendentes');
    expect(await accessesOf('bruno')).toHaveLength(5);
    expect(await accessesOf('trocas')).toEqual([]);
  });

  it('is the person who signs in or changes the account, not who reads', async () => {
    await signInAs(server)('ana');
    await callAs(server)('ana', 'GET', `${area}/dados-pessoais`);
    await callAs(server)('ana', 'PUT', `${area}/historico`, { guarda: true });
    expect(await accessesOf('ana')).toEqual([
      { quem: 'proprio', nome: null, acao: 'mudou', dados: 'cadastro', vezes: 1 },
      { quem: 'proprio', nome: null, acao: 'entrou', dados: 'cadastro', vezes: 1 },
    ]);
  });

  it('is the staff who read mails and decide on comments', async () => {
    await callAs(server)(null, 'GET', '/api/pessoas/ana/recuperar-senha');
    await server.app.inject('/__mock/outbox');
    const cod_pessoa = await codeOf('ana');
    const data = { cod_pessoa, cod_biblioteca: 1, content: 'Boa.', data: new Date('2026-03-10T12:00:00Z') };
    const { id } = await server.db.generalComment.create({ data });
    await server.app.inject({ method: 'PUT', url: `/__mock/comments/general/${id}`, payload: { aprovado: true } });
    const by = { quem: 'biblioteca', nome: null, vezes: 1 };
    expect(await accessesOf('ana')).toEqual([
      { ...by, acao: 'mudou', dados: 'comentarios' },
      { ...by, acao: 'leu', dados: 'mensagens' },
    ]);
  });
});

describe('the history', () => {
  const choose = (guarda: boolean) => callAs(server)('ana', 'PUT', `${area}/historico`, { guarda });
  const choice = async () =>
    (await callAs(server)<{ guarda: boolean; guardados: number }>('ana', 'GET', `${area}/historico`)).body;
  const listed = async () => {
    const period = 'dataIni=2020-01-01&dataFim=2026-03-10';
    const { body } = await callAs(server)<{ data_devolucao: string | null }[]>(
      'ana',
      'GET',
      `/api/emprestimo/historico?${period}`,
    );
    return {
      open: body.filter((loan) => loan.data_devolucao === null).length,
      past: body.filter((loan) => loan.data_devolucao !== null).length,
    };
  };

  it('is erased when it is no longer kept; what is open or owed stays, and figures and others’ history too', async () => {
    const cod_pessoa = await codeOf('ana');
    const [owed, paid] = await server.db.loan.findMany({
      where: { cod_pessoa, data_devolucao: { not: null }, debts: { none: {} } },
      take: 2,
    });
    if (!owed || !paid) throw new Error('Ana has no history.');
    const fine = { cod_pessoa, cod_biblioteca: 1, valor_multa: 3, tipo_servico: 'Multa por atraso', motivo: 'Atraso' };
    await server.db.debt.create({ data: { ...fine, cod_emprestimo: owed.cod_emprestimo } });
    const { cod_debito } = await server.db.debt.create({
      data: { ...fine, cod_emprestimo: paid.cod_emprestimo, cod_acervo: 1, valor_pago: 3 },
    });
    const before = {
      ...(await listed()),
      others: await server.db.loan.count({ where: { cod_pessoa: { not: cod_pessoa } } }),
    };
    const figures = await server.db.titleStatistics.count();
    expect((await choice()).guardados).toBeGreaterThan(0);

    expect(await choose(false)).toMatchObject({ status: 200, body: { message: 'HistoricoApagado' } });
    expect(await listed()).toEqual({ open: before.open, past: 1 });
    expect(await choice()).toEqual({ guarda: false, guardados: 0 });
    expect(await server.db.hold.count({ where: { cod_pessoa, encerrada_em: { not: null } } })).toBe(0);
    expect(await server.db.debt.findUnique({ where: { cod_debito } })).toMatchObject({
      cod_emprestimo: null,
      cod_acervo: null,
    });
    expect(await server.db.loan.count({ where: { cod_pessoa: { not: cod_pessoa } } })).toBe(before.others);
    expect(await server.db.titleStatistics.count()).toBe(figures);

    // A book that comes back is forgotten in the night.
    const loan = await server.db.loan.findFirstOrThrow({
      where: { cod_pessoa, data_devolucao: null, debts: { none: {} } },
    });
    await server.db.loan.update({
      where: { cod_emprestimo: loan.cod_emprestimo },
      data: { data_devolucao: new Date('2026-03-10T00:00:00Z') },
    });
    server.changed();
    expect((await listed()).past).toBe(2);
    server.passDays(1);
    expect((await listed()).past).toBe(1);
  });

  it('is kept again from then on', async () => {
    await choose(false);
    expect(await choose(true)).toMatchObject({ status: 200, body: { message: 'HistoricoGuardado' } });
    expect(await choice()).toEqual({ guarda: true, guardados: 0 });
  });
});
