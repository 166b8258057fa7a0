import type { Debt } from '@catalogue/api-contract';
import { amountOwed, finePerDay } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();
const call = callAs(server);

const pay = (cod_debito: string) => call(null, 'POST', `/__mock/debts/${cod_debito}/pay`);
const debtsOf = async (login: string) => (await call<Debt[]>(login, 'GET', '/api/emprestimo/debitos-pendentes')).body;
const slips = '/api/unidade-informacao/guias';

describe('a debt', () => {
  it('is paid at the desk without a slip, what is still owed of it and no other, once', async () => {
    const before = await debtsOf('bruno');
    const debt = before.find(({ valor_pago }) => valor_pago > 0);
    if (!debt) throw new Error('Bruno paid a part of one.');
    const { cod_debito } = debt;
    expect(await pay(cod_debito)).toMatchObject({
      status: 200,
      body: { cod_debito, valor: amountOwed(debt), data_pagamento: '2026-03-10' },
    });
    expect(await debtsOf('bruno')).toEqual(before.filter((other) => other.cod_debito !== cod_debito));
    expect(await pay(cod_debito)).toMatchObject({ status: 422, body: { message: 'Este débito já foi pago.' } });
    expect((await pay('999999')).status).toBe(404);
  });

  it('is paid once when two desks take it at the same moment', async () => {
    const debt = (await debtsOf('bruno')).find(({ titulo }) => titulo === null);
    const all = await Promise.all(['', '', ''].map(() => pay(debt?.cod_debito ?? '')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('that grows is paid when its copy is back', async () => {
    const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
    const title = await stock(server, [{ due: '2026-03-10', cod_pessoa }]);
    server.passDays(4);
    const fine = (await debtsOf('ana')).find(({ cod_acervo }) => cod_acervo === String(title));
    if (!fine) throw new Error('Its fine began.');
    expect((await pay(fine.cod_debito)).body.message).toBe(
      'Esta multa cresce até a devolução. Receba o exemplar antes.',
    );
    await call(null, 'POST', `/__mock/copies/${title}-1/return`);
    expect((await pay(fine.cod_debito)).body).toMatchObject({ valor: 4 * finePerDay, data_pagamento: '2026-03-14' });
  });

  it('cancels the open slip that it is in', async () => {
    const debt = (await debtsOf('bruno')).find(({ titulo }) => titulo === null);
    if (!debt) throw new Error('Bruno has such a debt.');
    const body = { cod_biblioteca: Number(debt.cod_biblioteca), debitos: [Number(debt.cod_debito)] };
    await call('bruno', 'POST', slips, body);
    await pay(debt.cod_debito);
    expect((await call('bruno', 'GET', slips)).body).toMatchObject([{ situacao: 'cancelada' }]);
  });
});
