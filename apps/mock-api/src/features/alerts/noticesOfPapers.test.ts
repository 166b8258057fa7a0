import { DebtService, type AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();
const who = 'nada-consta';

const call = <T = object>(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  callAs(server)<T>(who, method, url, body);
const notices = async () =>
  (await call<AlertEntry[]>('GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) => (aviso ? [aviso] : []));
const told = async () => (await notices()).map(({ tipo, nome, ate, desfecho }) => ({ tipo, nome, ate, desfecho }));
const personOf = async () => (await server.db.personLogin.findUniqueOrThrow({ where: { login: who } })).cod_pessoa;
const mails = () =>
  server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' }, orderBy: { id: 'asc' } });
const unit = 'Biblioteca de Direito';

describe('a patron is told', () => {
  it('what a late book has cost once it is back, until the fine is paid', async () => {
    const due = '2026-03-14';
    const cod_acervo = await stock(server, [{ due, cod_pessoa: await personOf() }]);
    const { titulo: nome } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo } });
    server.passDays(8);
    expect((await server.app.inject({ method: 'POST', url: `/__mock/copies/${cod_acervo}-1/return` })).statusCode).toBe(
      200,
    );
    expect(await told()).toEqual([{ tipo: 'atraso_1_dia', nome, ate: due, desfecho: 'devolvido' }]);
    server.passDays(1);
    // In place of the one about the delay.
    expect(await notices()).toMatchObject([
      { tipo: 'multa_parou', nome, ate: due, estado: '6.00', dia: '2026-03-19', desfecho: null },
    ]);
    expect((await mails()).at(-1)).toMatchObject({ assunto: `${nome} voltou: a multa parou em R$\u00a06,00` });
    server.passDays(20);
    const { cod_debito } = await server.db.debt.findFirstOrThrow({
      where: { tipo_servico: DebtService.overdue, cod_acervo },
    });
    await server.app.inject({ method: 'POST', url: `/__mock/debts/${cod_debito}/pay` });
    expect(await told()).toEqual([{ tipo: 'multa_parou', nome, ate: due, desfecho: 'paga' }]);
    expect((await mails()).filter(({ assunto }) => assunto.includes('parou'))).toHaveLength(1);
  });

  it('nothing of a fine that was paid on the day of the return, nor of a book that came back in time', async () => {
    const cod_pessoa = await personOf();
    const cod_acervo = await stock(server, [
      { due: '2026-03-14', cod_pessoa },
      { due: '2026-03-20', cod_pessoa },
    ]);
    server.passDays(8);
    for (const copy of [1, 2])
      await server.app.inject({ method: 'POST', url: `/__mock/copies/${cod_acervo}-${copy}/return` });
    const { cod_debito } = await server.db.debt.findFirstOrThrow({ where: { cod_pessoa, cod_acervo } });
    await server.app.inject({ method: 'POST', url: `/__mock/debts/${cod_debito}/pay` });
    server.passDays(1);
    expect((await told()).filter(({ tipo }) => tipo === 'multa_parou')).toEqual([]);
  });

  it('that a declaration ends soon, and that it has ended', async () => {
    await call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 3 });
    const ate = '2026-04-09';
    server.passDays(26);
    expect(await told()).toEqual([]);
    server.passDays(1);
    expect(await told()).toEqual([{ tipo: 'nada_consta_vence', nome: unit, ate, desfecho: null }]);
    server.passDays(4);
    expect(await told()).toEqual([{ tipo: 'nada_consta_venceu', nome: unit, ate, desfecho: null }]);
    server.passDays(8);
    expect(await told()).toEqual([{ tipo: 'nada_consta_venceu', nome: unit, ate, desfecho: 'antigo' }]);
    expect((await mails()).map(({ assunto }) => assunto)).toEqual([
      `O nada consta vale só até 9\u00a0abr: ${unit}`,
      `O nada consta não vale mais: ${unit}`,
    ]);
  });

  it('however far the clock jumps', async () => {
    await call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 3 });
    // Mails are kept for thirty days.
    server.passDays(40);
    expect(await told()).toMatchObject([{ tipo: 'nada_consta_venceu', desfecho: 'antigo' }]);
    expect(await mails()).toHaveLength(2);
  });

  it('that a suspension has ended, and with it the declaration that caused it', async () => {
    await call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 3 });
    server.passDays(27);
    await server.db.deviation.updateMany({
      where: { cod_pessoa: await personOf() },
      data: { data_fim: new Date('2026-04-07') },
    });
    server.passDays(2);
    expect(await told()).toEqual([
      { tipo: 'afastamento_terminou', nome: unit, ate: '2026-04-07', desfecho: null },
      { tipo: 'nada_consta_vence', nome: unit, ate: '2026-04-09', desfecho: 'cancelada' },
    ]);
    expect((await mails()).at(-1)?.texto).toContain('O nada consta que você assinou para ela não vale mais.');
    // Nor does the declaration end once more.
    server.passDays(2);
    expect((await told()).map(({ tipo }) => tipo)).toEqual(['afastamento_terminou', 'nada_consta_vence']);
  });

  it('nothing of the end of a suspension while another keeps them from the unit', async () => {
    const period = (data_fim: string | null) => ({
      ...{ cod_biblioteca: 3, motivo: 'Perda', origem: 'equipe', data_inicio: new Date('2026-03-01') },
      data_fim: data_fim === null ? null : new Date(data_fim),
    });
    const cod_pessoa = await personOf();
    await server.db.deviation.createMany({
      data: [period('2026-03-11'), period('2026-03-13')].map((one) => ({ ...one, cod_pessoa })),
    });
    server.passDays(2);
    expect(await told()).toEqual([]);
    server.passDays(2);
    expect(await told()).toEqual([{ tipo: 'afastamento_terminou', nome: unit, ate: '2026-03-13', desfecho: null }]);
    await server.db.deviation.updateMany({ where: { cod_pessoa }, data: { data_fim: null } });
    server.changed();
    expect(await told()).toMatchObject([{ desfecho: 'mudou' }]);
  });

  it('once that they are back at a unit, however many suspensions of it have ended that day', async () => {
    const cod_pessoa = await personOf();
    const last = { data_inicio: new Date('2026-03-01'), data_fim: new Date('2026-03-10') };
    const period = { cod_pessoa, cod_biblioteca: 3, motivo: 'Perda', ...last };
    // The one of a declaration says that this is not valid any more.
    for (const origem of ['equipe', 'nada_consta']) await server.db.deviation.create({ data: { ...period, origem } });
    server.passDays(1);
    expect(await notices()).toMatchObject([{ tipo: 'afastamento_terminou', nome: unit, estado: 'nada_consta' }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.texto.split('O último dia foi')).toHaveLength(2);
  });

  it('nothing of declarations who wants to hear nothing of them', async () => {
    await call('PUT', '/api/pessoas/meu-pergamum/avisos', {
      ...{ assunto: 'nada_consta', alerta: false, email: false, dias: null },
    });
    await call('POST', '/api/unidade-informacao/nada-consta', { cod_biblioteca: 3 });
    server.passDays(40);
    expect([await told(), await mails()]).toEqual([[], []]);
  });
});
