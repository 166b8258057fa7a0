import type { PendingTitle } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();
const call = callAs(server);

const lend = (copy: string, login: string, more: { force?: boolean } = {}) =>
  call<{ titulo: string; data_saida: string; data_prevista: string }>(null, 'POST', `/__mock/copies/${copy}/lend`, {
    login,
    ...more,
  });
const take = (copy: string) =>
  call<{ data_devolucao: string; devido: number; cod_reserva: number | null }>(
    null,
    'POST',
    `/__mock/copies/${copy}/return`,
  );
const loansOf = async (login: string) =>
  (await call<{ titulos: PendingTitle[] }>(login, 'GET', '/api/emprestimo/titulos-pendentes')).body.titulos.map(
    ({ codExemplar }) => codExemplar,
  );
const lentCopy = async (login: string) => {
  const [copy] = await loansOf(login);
  if (!copy) throw new Error(`${login} has a loan.`);
  return copy;
};
const freeCopy = async () =>
  server.db.copy.findFirstOrThrow({
    where: { situacao: 'disponivel', loanType: { permite_emprestimo: true, dias: { gt: 0 } } },
    include: { loanType: true },
  });

describe('the desk', () => {
  it('lends a copy for the days of its loan type, once', async () => {
    const { cod_exemplar, loanType } = await freeCopy();
    const lent = await lend(cod_exemplar, 'ana');
    expect(lent.status).toBe(200);
    const days = (Date.parse(lent.body.data_prevista) - Date.parse(lent.body.data_saida)) / 86_400_000;
    expect([lent.body.data_saida, days]).toEqual(['2026-03-10', loanType.dias]);
    expect(await loansOf('ana')).toContain(cod_exemplar);
    const again = await lend(cod_exemplar, 'bruno');
    expect([again.status, again.body.message]).toEqual([422, 'Este exemplar já está emprestado. Devolva-o antes.']);
  });

  it('lends a copy with as many renewals as the library gives its loan type', async () => {
    const { cod_exemplar, loanType } = await freeCopy();
    const { descricao, dias, permite_emprestimo, permite_reserva } = loanType;
    const rules = { descricao, dias, permite_emprestimo, permite_reserva, renovacoes: 2 };
    expect((await call(null, 'PUT', '/__mock/library', { tipos_emprestimo: [rules] })).status).toBe(200);
    await lend(cod_exemplar, 'nada-consta');
    const { body } = await call<{ titulos: PendingTitle[] }>('nada-consta', 'GET', '/api/emprestimo/titulos-pendentes');
    expect(body.titulos.map(({ limiteRenovacoes }) => limiteRenovacoes)).toEqual([2]);
    // A file that says nothing of renewals leaves them.
    await call(null, 'PUT', '/__mock/library', { tipos_emprestimo: [{ ...rules, renovacoes: undefined, dias: 3 }] });
    expect(await server.db.loanType.findFirstOrThrow({ where: { descricao } })).toMatchObject({
      dias: 3,
      renovacoes: 2,
    });
  });

  it('lends a copy to one of those that ask at the same moment', async () => {
    const { cod_exemplar } = await freeCopy();
    const all = await Promise.all(['ana', 'bruno', 'ana'].map((login) => lend(cod_exemplar, login)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('takes a copy back: the loan is over, and the next hold gets the copy and lends it to nobody else', async () => {
    const loan = await server.db.loan.findFirstOrThrow({
      where: {
        data_devolucao: null,
        person: { logins: { some: { login: 'ana' } } },
        copy: { volume: null, loanType: { permite_reserva: true } },
      },
      include: { copy: true },
    });
    const { cod_exemplar: copy, cod_acervo } = loan.copy;
    await server.db.copy.updateMany({
      where: { cod_acervo, NOT: { cod_exemplar: copy } },
      data: { situacao: 'emprestado' },
    });
    await server.db.hold.deleteMany({ where: { cod_acervo } });
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    const hold = await server.db.hold.create({
      data: { cod_pessoa, cod_acervo, biblioteca: 1, situacao: 'fila', data: new Date('2026-03-09T12:00:00Z') },
    });
    server.changed();
    expect((await take(copy)).body).toMatchObject({ data_devolucao: '2026-03-10', cod_reserva: hold.cod_reserva });
    expect(await loansOf('ana')).not.toContain(copy);
    expect((await lend(copy, 'ana')).body.message).toBe('Este exemplar está separado para a reserva de outra pessoa.');
    expect((await lend(copy, 'bruno')).status).toBe(200);
    expect(await server.db.hold.findUniqueOrThrow({ where: { cod_reserva: hold.cod_reserva } })).toMatchObject({
      situacao: 'atendida',
    });
  });

  it('stops the fine of a late copy that it takes back', async () => {
    const copy = await lentCopy('ana');
    server.passDays(60);
    const { devido } = (await take(copy)).body;
    expect(devido).toBeGreaterThan(0);
    const fine = () => server.db.debt.findMany({ where: { loan: { cod_exemplar: copy } } });
    const before = await fine();
    expect(before).not.toEqual([]);
    server.passDays(5);
    await loansOf('ana');
    expect(await fine()).toEqual(before);
  });

  it('lends a copy of a loan request only by the request, and again once it came back', async () => {
    const title = await stock(server, [{}]);
    const copy = `${title}-1`;
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
    const { codigo } = await server.db.loanRequest.create({
      data: {
        ...{ cod_pessoa, cod_acervo: title, status: '1', data: new Date('2026-03-10T12:00:00Z') },
        ...{ biblioteca_origem: 1, biblioteca_recebimento: 2, telefone: '(31) 5550-0001', email: 'a@example.org' },
        ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
      },
    });
    server.changed();
    const move = () => call(null, 'POST', `/__mock/loan-requests/${codigo}/move`);
    await move();
    expect((await lend(copy, 'trocas')).body.message).toBe(
      'Este exemplar está separado para uma solicitação de empréstimo. Avance a solicitação.',
    );
    await move();
    await move();
    expect(await loansOf('trocas')).toContain(copy);
    expect((await take(copy)).status).toBe(200);
    expect((await lend(copy, 'ana')).status).toBe(200);
  });

  it('lends nothing to who is blocked or away from the library of the copy, unless it is forced', async () => {
    const copy = await server.db.copy.findFirstOrThrow({
      where: { situacao: 'disponivel', loanType: { permite_emprestimo: true, dias: { gt: 0 } } },
    });
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const deviation = { cod_pessoa, cod_biblioteca: copy.cod_biblioteca, motivo: 'Viagem', origem: 'biblioteca' };
    await server.db.deviation.create({
      data: { ...deviation, data_inicio: new Date('2026-03-01'), data_fim: new Date('2026-03-10') },
    });
    expect((await lend(copy.cod_exemplar, 'ana')).body.message).toBe(
      'Este leitor está afastado da biblioteca do exemplar.',
    );
    expect((await lend(copy.cod_exemplar, 'bloqueado')).body.message).toBe('O cadastro deste leitor está bloqueado.');
    expect((await lend(copy.cod_exemplar, 'bloqueado', { force: true })).status).toBe(200);
    server.passDays(1);
    expect((await lend((await freeCopy()).cod_exemplar, 'ana')).status).toBe(200);
  });

  it('says what stops it', async () => {
    const { cod_exemplar } = await freeCopy();
    expect((await lend('nenhum', 'ana')).status).toBe(404);
    expect((await lend(cod_exemplar, 'ninguém')).body.message).toBe('Não há leitor com este login.');
    expect((await take(cod_exemplar)).body.message).toBe('Este exemplar não está emprestado.');
    expect((await take('nenhum')).status).toBe(404);
    const onSite = await server.db.copy.findFirstOrThrow({
      where: { loanType: { permite_emprestimo: false }, loans: { none: { data_devolucao: null } } },
    });
    expect((await lend(onSite.cod_exemplar, 'ana')).body.message).toBe('Este exemplar não é emprestado.');
  });
});
