import { amountOwed, isRunningFine } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { findDebtor, findDebts, findOpenLoans, storeDebtPayments } from '../loans/loans.public';

/**
 * Pays what is still owed of a debt today, without a slip; or says why it cannot be paid. An open slip that it is in is
 * cancelled by that.
 */
export const payDebt = ({ db, today }: Deps, code: number) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const debtor = await findDebtor(tx, code);
    if (!debtor) return 'unknownDebt';
    const { cod_pessoa } = debtor;
    await lockPatron(tx, cod_pessoa);
    const debt = (await findDebts(tx, cod_pessoa)).find(({ cod_debito }) => cod_debito === String(code));
    if (!debt) return 'paidDebt';
    if (isRunningFine(debt, await findOpenLoans(tx, cod_pessoa))) return 'runningFine';
    const payment = { cod_debito: debt.cod_debito, valor: amountOwed(debt) };
    await storeDebtPayments(tx, [payment], today());
    return { cod_pessoa, ...payment, data_pagamento: today() };
  });
