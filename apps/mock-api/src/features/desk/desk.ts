import { CopyStatus } from '@catalogue/api-contract';
import { isFree, totalOwed } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron, lockTitles } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { releaseCopies } from '../holds/holds.public';
import { findDebts, lend } from '../loans/loans.public';
import { isAwayFrom } from '../person/person.public';
import { endLoan, findBorrower, findCopyAtDesk, fulfilHold } from './desk.store';

/**
 * Lends a copy today to the person with a login, for the days of its loan type; a hold that it is set aside for is met.
 * Or says why it cannot be lent. What a person owes does not stop the desk; `force`: nor does a block or a deviation.
 */
export const lendCopy = (
  { db, clock, today }: Deps,
  { login, cod_exemplar, force }: { login: string; cod_exemplar: string; force?: boolean | undefined },
) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const borrower = await findBorrower(tx, login);
    if (!borrower) return 'unknownPerson';
    await lockPatron(tx, borrower.cod_pessoa);
    const found = await findCopyAtDesk(tx, cod_exemplar);
    if (!found) return 'unknownCopy';
    await lockTitles(tx, [found.cod_acervo]);
    // Again, as nobody else can change it now.
    const copy = (await findCopyAtDesk(tx, cod_exemplar)) ?? found;
    if (copy.cod_emprestimo !== null) return 'onLoan';
    if (copy.is_requested) return 'requested';
    const isSetAside = copy.situacao === CopyStatus.onHoldShelf;
    if (isSetAside && copy.reservado_para !== borrower.cod_pessoa) return 'setAside';
    if (!isSetAside && !isFree(copy)) return 'notLent';
    if (!force && borrower.bloqueio) return 'blocked';
    const data_saida = today();
    if (!force && (await isAwayFrom(tx, borrower.cod_pessoa, copy.cod_biblioteca, data_saida))) return 'away';
    const data_prevista = await lend(tx, { ...borrower, cod_exemplar }, data_saida);
    if (copy.cod_reserva !== null) await fulfilHold(tx, copy.cod_reserva, clock.now());
    const { cod_pessoa } = borrower;
    return { cod_pessoa, cod_exemplar, titulo: copy.titulo, data_saida, data_prevista };
  });

/**
 * Takes a copy back today: its loan ends, the fine of a late one stays as it is, and the next hold gets the copy. Or says
 * why it cannot be taken back.
 */
export const returnCopy = ({ db, today }: Deps, cod_exemplar: string) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const found = await findCopyAtDesk(tx, cod_exemplar);
    if (!found) return 'unknownCopy';
    if (found.leitor === null) return 'notOnLoan';
    await lockPatron(tx, found.leitor);
    await lockTitles(tx, [found.cod_acervo]);
    // Again, as nobody else can change it now.
    const copy = await findCopyAtDesk(tx, cod_exemplar);
    if (!copy || copy.cod_emprestimo === null || copy.leitor !== found.leitor) return 'notOnLoan';
    const data_devolucao = today();
    await endLoan(tx, copy.cod_emprestimo, cod_exemplar, data_devolucao);
    const [served] = await releaseCopies(tx, [copy.cod_acervo], data_devolucao);
    return {
      cod_pessoa: copy.leitor,
      cod_exemplar,
      titulo: copy.titulo,
      data_devolucao,
      devido: totalOwed(await findDebts(tx, copy.leitor)),
      cod_reserva: served?.cod_exemplar === cod_exemplar ? served.cod_reserva : null,
    };
  });
