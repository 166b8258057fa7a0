import type { AlertEntry, Debt, PaymentSlip } from '@catalogue/api-contract';
import { amountOwed, totalOwed } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

const server = appForEach();
const call = callAs(server);

const path = '/api/unidade-informacao/guias';
const open = (debts: readonly Debt[]) =>
  call<PaymentSlip & { message: string }>('bruno', 'POST', path, {
    cod_biblioteca: Number(debts[0]?.cod_biblioteca),
    debitos: debts.map(({ cod_debito }) => Number(cod_debito)),
  });
const pay = (numero: string) => call(null, 'POST', `/__mock/slips/${numero}/pay`);
const list = async () => (await call<PaymentSlip[]>('bruno', 'GET', path)).body;
const debtsOf = async () => (await call<Debt[]>('bruno', 'GET', '/api/emprestimo/debitos-pendentes')).body;
/** Those that no longer grow. */
const payable = async () => (await debtsOf()).filter((debt) => debt.cod_biblioteca === '1' && debt.titulo === null);

describe('a slip', () => {
  it('says who receives and pays, and what for, in both ways to pay', async () => {
    const debts = await payable();
    const { status, body } = await open(debts);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      situacao: 'aberta',
      numero: '2026000001',
      favorecido: 'Universidade Federal do Vale do Ipê',
      pagador: { nome: expect.stringContaining('Bruno') as string, cpf: expect.stringMatching(/^•••/) as string },
      valor: debts.reduce((sum, debt) => sum + amountOwed(debt), 0),
    });
    expect(body.itens.map(({ descricao }) => descricao)).toEqual([
      'Segunda via da carteira: Carteira perdida',
      'Reposição de exemplar: Exemplar devolvido sem capa',
    ]);
    expect(body.codigo_barras).toMatch(/^858\d{41}$/);
    expect(body.pix).toContain('GRU2026000001');
    const pdf = Buffer.from(body.url.replace('data:application/pdf;base64,', ''), 'base64').toString('latin1');
    for (const text of ['Universidade Federal do Vale do Ip\xea', 'Bruno', 'Carteira perdida', '2026000001'])
      expect(pdf).toContain(text);
    // The bars, and the modules of the QR code.
    expect((pdf.match(/ re$/gm) ?? []).length).toBeGreaterThan(300);
  });

  it('is the same one for the same choice, however often and at the same moment it is asked for', async () => {
    const debts = await payable();
    const all = await Promise.all([open(debts), open([...debts].reverse()), open(debts)]);
    expect(new Set(all.map(({ body }) => body.numero)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('is not opened beside one of an amount that leaves less to pay', async () => {
    const debts = await payable();
    const [first] = debts;
    if (!first) throw new Error('Bruno has such a debt.');
    const there = (await debtsOf()).filter(({ cod_biblioteca }) => cod_biblioteca === first.cod_biblioteca);
    // All but the first debt.
    const valor = totalOwed(there.filter(({ cod_debito }) => cod_debito !== first.cod_debito));
    await call('bruno', 'POST', '/api/unidade-informacao/gru', { valor, codBiblioteca: Number(first.cod_biblioteca) });
    expect(await open(debts)).toMatchObject({ status: 422, body: { message: 'valor_em_guia' } });
    expect((await open([first])).status).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  it('is not opened for a debt that another open slip has', async () => {
    const [first, second] = await payable();
    if (!first || !second) throw new Error('Bruno has two such debts.');
    await open([first]);
    expect(await open([first, second])).toMatchObject({ status: 422, body: { message: 'debito_em_guia' } });
    expect((await open([second])).status).toBe(201);
  });

  it('is still the open one when many others were issued since', async () => {
    const debts = await payable();
    const { body: first } = await open(debts);
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'bruno' } });
    await server.db.paymentSlip.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({
        ...{ cod_pessoa, cod_biblioteca: 1, valor: 1 + at / 100, linha_digitavel: String(at).padStart(48, '0') },
        ...{ id: 100 + at, vencimento: new Date(first.vencimento), created_at: new Date(first.vencimento) },
      })),
    });
    expect((await open(debts)).body.numero).toBe(first.numero);
    expect((await open(debts.slice(0, 1))).body.message).toBe('debito_em_guia');
  });

  it('is not opened for a fine that still grows', async () => {
    const running = (await debtsOf()).filter(({ titulo }) => titulo === 'Cálculo');
    expect(running).not.toHaveLength(0);
    expect(await open(running)).toMatchObject({ status: 422, body: { message: 'debito_em_curso' } });
  });

  it('is not opened for what somebody else owes, or another library is owed', async () => {
    const [debt] = await payable();
    if (!debt) throw new Error('Bruno has such a debt.');
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const other = await server.db.debt.create({
      data: { cod_pessoa, cod_biblioteca: 1, valor_multa: 3, tipo_servico: 'Cópia', motivo: 'Cópia' },
    });
    const refused = { status: 422, body: { message: 'debito_nao_encontrado' } };
    expect(await open([{ ...debt, cod_debito: String(other.cod_debito) }])).toMatchObject(refused);
    expect(await open([{ ...debt, cod_biblioteca: '2' }])).toMatchObject(refused);
  });

  it('lapses, and the same choice then gives another slip', async () => {
    const debts = await payable();
    const first = (await open(debts)).body;
    server.passDays(5);
    expect((await list())[0]).toMatchObject({ situacao: 'aberta', vencimento: '2026-03-15' });
    server.passDays(1);
    expect((await list())[0]).toMatchObject({ situacao: 'vencida' });
    expect((await open(debts)).body.numero).not.toBe(first.numero);
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['aberta', 'vencida']);
  });

  it('has the day on which it was paid', async () => {
    await open(await payable());
    await server.db.paymentSlip.updateMany({ data: { paga_em: new Date('2026-03-12T12:00:00Z') } });
    expect(await list()).toMatchObject([{ situacao: 'paga', paga_em: '2026-03-12' }]);
  });

  it('is paid at the desk, with the debts in it and no others, once', async () => {
    const debts = await payable();
    const [debt] = debts;
    if (!debt) throw new Error('Bruno has such a debt.');
    const { numero } = (await open([debt])).body;
    const paid = await pay(numero);
    expect(paid).toMatchObject({
      status: 200,
      body: { numero, paga_em: '2026-03-10', debitos: [{ cod_debito: debt.cod_debito, valor: amountOwed(debt) }] },
    });
    expect((await list())[0]).toMatchObject({ situacao: 'paga', paga_em: '2026-03-10' });
    expect((await payable()).map(({ cod_debito }) => cod_debito)).toEqual(
      debts.slice(1).map(({ cod_debito }) => cod_debito),
    );
    expect(await pay(numero)).toMatchObject({ status: 422, body: { message: 'Esta guia já foi paga.' } });
  });

  it('is paid once when two desks take it at the same moment', async () => {
    const { numero } = (await open(await payable())).body;
    const all = await Promise.all([pay(numero), pay(numero), pay(numero)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await payable()).toEqual([]);
  });

  it('is not paid when it lapsed, when its debts changed, or with another number', async () => {
    const debts = await payable();
    const { numero } = (await open(debts)).body;
    expect((await pay(`2025${numero.slice(4)}`)).status).toBe(404);
    await server.db.debt.update({ where: { cod_debito: Number(debts[0]?.cod_debito) }, data: { desconto: 1 } });
    server.changed();
    expect((await pay(numero)).body.message).toBe('Os débitos desta guia mudaram. Emita outra.');
    const other = (await open(await payable())).body.numero;
    server.passDays(6);
    expect((await pay(other)).body.message).toBe('Esta guia venceu. Emita outra.');
  });

  it('for an amount alone pays the oldest debts of its library', async () => {
    const before = totalOwed(await debtsOf());
    await call('bruno', 'POST', '/api/unidade-informacao/gru', { valor: 1.5, codBiblioteca: 1 });
    const [slip] = await list();
    expect((await pay(slip?.numero ?? '')).status).toBe(200);
    expect(totalOwed(await debtsOf())).toBe(before - 1.5);
  });

  it('brings no notice of its last day once it is paid', async () => {
    const [first] = await payable();
    if (!first) throw new Error('Bruno has such a debt.');
    await pay((await open([first])).body.numero);
    server.passDays(5);
    await list();
    const notices = await server.db.alert.findMany({
      where: { aviso: { path: ['tipo'], equals: 'guia_vence_amanha' } },
    });
    expect(notices).toEqual([]);
  });

  it('brings a notice once it is paid, in place of the one of its last day', async () => {
    const [first] = await payable();
    if (!first) throw new Error('Bruno has such a debt.');
    const { numero } = (await open([first])).body;
    server.passDays(4);
    await list();
    await pay(numero);
    const { body } = await call<AlertEntry[]>('bruno', 'GET', '/api/solicitacoes/alertas');
    const told = body.flatMap(({ aviso }) => (aviso?.tipo.startsWith('guia_') ? [aviso] : []));
    expect(told).toMatchObject([{ tipo: 'guia_paga', estado: amountOwed(first).toFixed(2), desfecho: null }]);
    server.passDays(1);
    expect((await call<AlertEntry[]>('bruno', 'GET', '/api/solicitacoes/alertas')).body).toHaveLength(body.length);
  });

  it('makes its notice say that it was paid, though nobody has told of that yet', async () => {
    const [first] = await payable();
    if (!first) throw new Error('Bruno has such a debt.');
    const { numero } = (await open([first])).body;
    server.passDays(4);
    await list();
    const outcomes = async () =>
      (
        await call<{ aviso: { tipo: string; desfecho: string } | null }[]>('bruno', 'GET', '/api/solicitacoes/alertas')
      ).body.flatMap(({ aviso }) => (aviso?.tipo === 'guia_vence_amanha' ? [aviso.desfecho] : []));
    expect(await outcomes()).toEqual([null]);
    // By another program; the desk's act would tell it at once.
    await server.db.paymentSlip.update({ where: { id: Number(numero.slice(4)) }, data: { paga_em: new Date() } });
    server.changed();
    expect(await outcomes()).toEqual(['paga']);
  });

  it('brings no notice of its last day once it is cancelled, and makes an earlier one say so', async () => {
    const [first, second] = await payable();
    if (!first || !second) throw new Error('Bruno has two such debts.');
    await open([first]);
    await open([second]);
    const payDebt = (debt: Debt) => call(null, 'POST', `/__mock/debts/${debt.cod_debito}/pay`);
    await payDebt(first);
    server.passDays(4);
    const outcomes = async () =>
      (
        await call<{ aviso: { tipo: string; desfecho: string } | null }[]>('bruno', 'GET', '/api/solicitacoes/alertas')
      ).body.flatMap(({ aviso }) => (aviso?.tipo === 'guia_vence_amanha' ? [aviso.desfecho] : []));
    expect(await outcomes()).toEqual([null]);
    await payDebt(second);
    expect(await outcomes()).toEqual(['cancelada']);
  });

  it('for an amount alone is cancelled, and not called paid, when its library is owed nothing', async () => {
    await call('bruno', 'POST', '/api/unidade-informacao/gru', { valor: 1.5, codBiblioteca: 1 });
    await server.db.debt.deleteMany({ where: { person: { logins: { some: { login: 'bruno' } } } } });
    server.changed();
    expect((await list())[0]).toMatchObject({ situacao: 'cancelada' });
  });

  it('is cancelled when what it pays was paid in another way', async () => {
    const debts = await payable();
    await open(debts);
    await server.db.debt.update({ where: { cod_debito: Number(debts[0]?.cod_debito) }, data: { valor_pago: 12 } });
    server.changed();
    expect((await list())[0]).toMatchObject({ situacao: 'cancelada' });
  });
});
