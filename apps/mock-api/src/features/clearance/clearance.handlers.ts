import { HoldStatus, type clearance } from '@catalogue/api-contract';
import {
  amountOwed,
  clearanceBlocks,
  declarationCode,
  declarationCodeLength,
  declarationEnd,
  formatReais,
  totalOwed,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../http/serve';
import { lockCivilDay } from '../../tenants/due';
import { lockPatron, lockTitles } from '../../locks.store';
import { endHolds, releaseCopies } from '../holds/holds.public';
import { findOwnOpen } from '../loan-requests/loan-requests.public';
import { findDebts, findOpenLoans } from '../loans/loans.public';
import { findInstitution } from '../site/site.public';
import { findHoldsAt, findSigner, findUnit, findUnitsToLeave, storeSignature } from './clearance.store';
import { addressToCheck, declarationFile, declarationHandlers, textToSign } from './declaration.handlers';
import { pdfUrl } from './papers';
import { slipHandlers } from './slips.handlers';

type Db = Pick<PrismaClient, '$queryRaw'>;

/** The reasons that block the declaration, with the cases of each. */
async function impedimentsOf(db: Db, cod_pessoa: number) {
  const loans = await findOpenLoans(db, cod_pessoa);
  const debts = await findDebts(db, cod_pessoa);
  const requests = await findOwnOpen(db, cod_pessoa);
  const cases = {
    emprestimos_abertos: loans.map((loan) => `${loan.descricao}, ${loan.dataDevolucaoPrevista}`),
    debitos_pendentes: debts.map((debt) => `${debt.motivo}, ${formatReais(amountOwed(debt))}`),
    solicitacoes_abertas: [`${requests.length}`],
  };
  const blocks = clearanceBlocks({ openLoans: loans.length, owed: totalOwed(debts), openRequests: requests.length });
  return blocks.flatMap((tipo) => cases[tipo].map((descricao) => ({ tipo, descricao })));
}

export const clearanceHandlers: Handlers<typeof clearance> = {
  async checkClearance({ patron }, { db, today }) {
    const pendencias = await impedimentsOf(db, patron.cod_pessoa);
    return {
      pode_emitir: pendencias.length === 0,
      pendencias,
      bibliotecas: await findUnitsToLeave(db, patron.cod_pessoa, today()),
    };
  },

  async signClearance({ body: { cod_biblioteca }, patron: { cod_pessoa }, origin, refuse }, deps) {
    const { db, clock, today, documents } = deps;
    const unit = await findUnit(db, cod_biblioteca);
    const person = await findSigner(db, cod_pessoa);
    if (!unit || !person) return refuse('Biblioteca não encontrada.');
    const codigo_autenticidade = declarationCode([...randomBytes(declarationCodeLength)]);
    const day = today();
    const { desc_biblioteca } = unit;
    const { nome: emitente } = await findInstitution(db);
    const declaration = { ...person, desc_biblioteca, data: day, codigo_autenticidade };
    const texto = textToSign(declaration, emitente);
    const assinatura = documents.sign(texto);
    await db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      await lockPatron(tx, cod_pessoa);
      const pendencias = await impedimentsOf(tx, cod_pessoa);
      if (pendencias[0]) refuse(pendencias[0].tipo, { facts: { pendencias } });
      const free = await findUnitsToLeave(tx, cod_pessoa, day);
      if (!free.some((one) => one.cod_biblioteca === cod_biblioteca)) refuse('pessoa_afastada');
      // Cancel the holds: a person who leaves a unit will not fetch anything there.
      const left = await findHoldsAt(tx, cod_pessoa, cod_biblioteca);
      const titles = left.map(({ cod_acervo }) => cod_acervo);
      await lockTitles(tx, titles);
      await endHolds(
        tx,
        left.map(({ cod_reserva }) => cod_reserva),
        HoldStatus.cancelled,
        clock.now(),
      );
      await releaseCopies(tx, titles, day);
      await storeSignature(tx, {
        cod_pessoa,
        cod_biblioteca,
        codigo_autenticidade,
        assinado_em: clock.now(),
        day,
        texto,
        assinatura,
      });
    });
    return {
      codigo_autenticidade,
      data: day,
      cod_biblioteca,
      desc_biblioteca,
      url: pdfUrl(await declarationFile({ ...declaration, assinatura }, deps, origin)),
      conferir: addressToCheck(origin, codigo_autenticidade),
      emitente,
      valida_ate: declarationEnd(day),
    };
  },

  ...declarationHandlers,
  ...slipHandlers,
};
