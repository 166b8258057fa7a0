import { paymentsOf, slipNumber, slipStatus } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { findDebts, storeDebtPayments } from '../loans/loans.public';
import { findSlip, storeSlipPayment } from './clearance.store';

/** Digits of the year before a slip's own number. */
const yearLength = 4;

/** Pays a slip today, by the number that people see; or says why it cannot be paid. */
export async function paySlip({ db, clock, today, settings }: Deps, numero: string) {
  const id = Number(numero.slice(yearLength));
  return db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const owner = await findSlip(tx, id, settings.TIME_ZONE);
    if (!owner || slipNumber(id, owner.emitida_em) !== numero) return 'unknown';
    await lockPatron(tx, owner.cod_pessoa);
    // Again, as nobody else can change it now.
    const slip = (await findSlip(tx, id, settings.TIME_ZONE)) ?? owner;
    const debts = (await findDebts(tx, slip.cod_pessoa)).filter(
      ({ cod_biblioteca }) => cod_biblioteca === String(slip.cod_biblioteca),
    );
    const status = slipStatus(slip, debts, today());
    if (status !== 'aberta') return status;
    const debitos = paymentsOf(slip, debts);
    if (!debitos) return 'cancelada';
    await storeSlipPayment(tx, id, clock.now());
    await storeDebtPayments(tx, debitos, today());
    return { cod_pessoa: slip.cod_pessoa, numero, paga_em: today(), debitos };
  });
}
