import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();

const call = <T = object>(who: string, method: 'GET' | 'POST', url: string, body?: object) =>
  callAs(server)<T>(who, method, url, body);
const alertsOf = async (who: string) => (await call<AlertEntry[]>(who, 'GET', '/api/solicitacoes/alertas')).body;
const noticesOf = async (who: string) => (await alertsOf(who)).map(({ aviso }) => aviso);
const codeOf = async (login: string) =>
  (await server.db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const hold = async (who: string, cod_acervo: number) =>
  call(who, 'POST', '/api/reserva', {
    cod_acervo,
    // Open on weekdays.
    biblioteca: 3,
    volume: 'unico',
    tomo: 'unico',
    parte: 'unico',
    material_adicional: 'principal',
  });

describe('a patron is told in time', () => {
  it('before a day on which the library is closed, and that somebody waits for the book', async () => {
    // A Sunday.
    const cod_acervo = await stock(server, [
      { due: '2026-03-15', cod_biblioteca: 3, cod_pessoa: await codeOf('nada-consta') },
    ]);
    expect((await hold('sem-cpf', cod_acervo)).status).toBe(201);
    server.passDays(2);
    expect(await noticesOf('nada-consta')).toMatchObject([
      { tipo: 'prazo_chegando', ate: '2026-03-15', devolver_ate: '2026-03-13', nao_renova: 'titulo_reservado' },
    ]);
    const [mail] = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mail?.texto).toContain('Não renova: outra pessoa espera. Em 15\u00a0mar a biblioteca está fechada');
  });

  it('until when the library is open on the day of return', async () => {
    const [cod_pessoa, horario] = [await codeOf('nada-consta'), { abre: '07:30', fecha: '22:00' }];
    await stock(server, [{ due: '2026-03-16', cod_biblioteca: 3, cod_pessoa }]);
    server.passDays(3);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'prazo_chegando', ate: '2026-03-16', horario }]);
    const [mail] = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mail?.texto).toContain('Onde devolver: Biblioteca de Direito, nesse dia aberta das 7h30 às 22h. Depois');
  });

  it('that a debt stops the renewal, in alert and mail, and that it does no more once it is paid', async () => {
    const cod_pessoa = await codeOf('nada-consta');
    await stock(server, [{ due: '2026-03-14', cod_biblioteca: 3, cod_pessoa }]);
    server.passDays(1);
    const debt = await server.db.debt.create({
      data: { cod_pessoa, cod_biblioteca: 1, tipo_servico: 'outros', motivo: 'Cópias', valor_multa: 5 },
    });
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'prazo_chegando', nao_renova: 'debito_pendente' }]);
    server.passDays(2);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'prazo_amanha', nao_renova: 'debito_pendente' }]);
    const mails = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mails.map(({ texto }) => texto.includes('Não renova: você tem um débito.'))).toContain(true);
    await server.db.debt.delete({ where: { cod_debito: debt.cod_debito } });
    expect((await noticesOf('nada-consta'))[0]).not.toHaveProperty('nao_renova');
  });

  it('that a hold waits until a day on which its library is open', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-12', returns_on: '2026-03-12', cod_biblioteca: 3 }]);
    await hold('nada-consta', cod_acervo);
    server.passDays(2);
    // Three days later is a Sunday.
    const open = { abre: '07:30', fecha: '22:00' };
    expect(await noticesOf('nada-consta')).toMatchObject([
      { tipo: 'reserva_disponivel', ate: '2026-03-16', horario: open },
    ]);
    const [mail] = await server.db.sentMail.findMany({ where: { para: 'nada-consta@ufvi.example.org' } });
    expect(mail?.texto).toContain(
      'Retire até 16\u00a0mar. Onde: Biblioteca de Direito, nesse dia aberta das 7h30 às 22h. Depois',
    );
    server.passDays(3);
    expect(await noticesOf('nada-consta')).toMatchObject([
      { tipo: 'reserva_vence_amanha', ate: '2026-03-16', horario: open },
    ]);
  });

  it('where a requested loan is fetched, or that it is delivered', async () => {
    const asked = async () => ({
      ...{
        cod_pessoa: await codeOf('nada-consta'),
        cod_acervo: await stock(server, [{}]),
        status: '2',
        data: new Date('2026-03-09T12:00:00Z'),
      },
      ...{ biblioteca_origem: 1, biblioteca_recebimento: 3, telefone: '(31) 5550-0001', email: 'a@example.org' },
      ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
    });
    await server.db.loanRequest.createMany({
      data: [await asked(), { ...(await asked()), domicilio: 'Rua das Acácias, 200' }],
    });
    server.passDays(2);
    const told = (await alertsOf('nada-consta')).map(({ titulo, texto }) => `${titulo} ${texto}`).sort();
    expect(told).toEqual([
      expect.stringMatching(/: disponível para retirar Onde retirar: Biblioteca de Direito\. Leve a sua carteira\.$/),
      expect.stringMatching(/: pronto para a entrega A biblioteca leva ao lugar pedido\.$/),
    ]);
  });

  it('which of several requests of a kind has moved', async () => {
    const form = { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale' };
    await call('nada-consta', 'POST', '/api/solicitacoes/comutacao-bibliografica/artigo', form);
    server.passDays(1);
    const [alert] = await alertsOf('nada-consta');
    expect(alert?.titulo).toBe('Águas do cerrado · Revista do Vale: em trânsito');
  });

  it('of a book that is late for months, each month, however far the clock jumps', async () => {
    await stock(server, [{ due: '2026-03-13', cod_pessoa: await codeOf('nada-consta') }]);
    server.passDays(20);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'atraso_15_dias' }]);
    server.passDays(20);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'atraso_meses', dia: '2026-04-12' }]);
    server.passDays(60);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'atraso_meses', dia: '2026-06-11' }]);
    const mail = await server.db.sentMail.count({
      where: { para: 'nada-consta@ufvi.example.org', assunto: { contains: '90 dias atrasado' } },
    });
    expect(mail).toBe(1);
  });

  it('of an interest before it ends, and that it was extended', async () => {
    const interest = await server.db.interestTopic.create({
      data: {
        cod_pessoa: await codeOf('nada-consta'),
        tipoDSI: 'assunto',
        codigo: '1',
        codTipoArea: '1',
        descricao: 'Freire, Paulo',
        validade: new Date('2026-03-20'),
      },
    });
    server.passDays(3);
    expect(await noticesOf('nada-consta')).toMatchObject([
      { tipo: 'interesse_vence', ate: '2026-03-20', nome: 'Freire, Paulo', desfecho: null },
    ]);
    await server.db.interestTopic.update({ where: { id: interest.id }, data: { validade: new Date('2026-09-20') } });
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'interesse_vence', desfecho: 'renovado' }]);
  });
});

describe('a change of how many days before', () => {
  const choose = async (dias: number, places = { alerta: true, email: true }) =>
    expect(
      (
        await callAs(server)('nada-consta', 'PUT', '/api/pessoas/meu-pergamum/avisos', {
          ...{ assunto: 'prazo', dias, ...places },
        })
      ).status,
    ).toBe(204);
  const told = async () => (await noticesOf('nada-consta')).map((aviso) => [aviso?.tipo, aviso?.dia]);
  const mails = () => server.db.sentMail.count({ where: { para: 'nada-consta@ufvi.example.org' } });
  const lend = async (due: string) => stock(server, [{ due, cod_pessoa: await codeOf('nada-consta') }]);

  it('to a day that is over tells at once what is still due, once, with the mail of the next day', async () => {
    await lend('2026-03-16');
    await choose(1);
    server.passDays(1);
    expect(await told()).toEqual([]);
    await choose(7);
    expect(await told()).toEqual([['prazo_chegando', '2026-03-11']]);
    await choose(7);
    expect([await told(), await mails()]).toEqual([[['prazo_chegando', '2026-03-11']], 0]);
    server.passDays(1);
    expect([await told(), await mails()]).toEqual([[['prazo_chegando', '2026-03-11']], 1]);
    // Nor once more on the day that is chosen next.
    await choose(3);
    server.passDays(1);
    expect([await told(), await mails()]).toEqual([[['prazo_chegando', '2026-03-11']], 1]);
    server.passDays(2);
    expect([await told(), await mails()]).toEqual([[['prazo_amanha', '2026-03-15']], 2]);
  });

  it('tells nothing of what was told before, also where that alert was removed, and nothing where nothing is wanted', async () => {
    await lend('2026-03-13');
    // Told of nothing yet.
    await choose(3, { alerta: false, email: false });
    expect(await told()).toEqual([]);
    await choose(3);
    expect(await told()).toEqual([['prazo_chegando', '2026-03-10']]);
    await server.db.alert.deleteMany({ where: { cod_pessoa: await codeOf('nada-consta') } });
    await choose(5);
    expect(await told()).toEqual([]);
  });

  it('to a day ahead changes nothing yet, and a renewed loan is told of anew', async () => {
    const cod_acervo = await lend('2026-03-16');
    await choose(5);
    expect(await told()).toEqual([]);
    server.passDays(1);
    expect(await told()).toEqual([['prazo_chegando', '2026-03-11']]);
    const { cod_exemplar } = await server.db.copy.findFirstOrThrow({ where: { cod_acervo } });
    await server.db.loan.updateMany({ where: { cod_exemplar }, data: { data_prevista: new Date('2026-03-20') } });
    server.changed();
    server.passDays(4);
    expect(await told()).toEqual([['prazo_chegando', '2026-03-15']]);
  });
});
