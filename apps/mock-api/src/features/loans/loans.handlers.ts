import type { loans } from '@catalogue/api-contract';
import {
  isoFromBrazilian,
  loanTokenDigits,
  loanTokenEnd,
  personRenewalBlock,
  renewalRefusal,
  renewedDueDate,
} from '@catalogue/domain';
import { randomInt } from 'node:crypto';
import type { Handlers } from '../../http/serve';
import { lockCivilDay } from '../../tenants/due';
import { findRenewalEligibility } from '../person/person.public';
import {
  extendLoan,
  findDebts,
  findLoanToken,
  findOpenLoans,
  findPastLoans,
  lockOpenLoans,
  storeLoanToken,
  type OpenLoan,
} from './loans.store';

/** The facts of a loan that allow or block its renewal. */
const factsOf = ({ dataDevolucaoPrevista, qtdeRenovacoes, limiteRenovacoes, reservado }: OpenLoan) => ({
  dataDevolucaoPrevista,
  qtdeRenovacoes,
  limiteRenovacoes,
  reservado,
});

export const loansHandlers: Handlers<typeof loans> = {
  async listPendingTitles({ patron }, { db }) {
    return { titulos: await findOpenLoans(db, patron.cod_pessoa) };
  },

  // Each item gets its own result: some may be renewed while others are refused (ruling C9).
  async renewLoans({ body, patron, explain }, { db, today }) {
    const wanted = body.map((ref) => ({
      codExemplar: 'codExemplar' in ref ? ref.codExemplar : ref.codExamplar,
      codBibliotecaExemplar: ref.codBibliotecaExemplar,
    }));
    const unique = new Map(wanted.map((ref) => [`${ref.codBibliotecaExemplar} ${ref.codExemplar}`, ref]));
    const { items, eligibility } = await db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      await lockOpenLoans(tx, patron.cod_pessoa);
      const open = await findOpenLoans(tx, patron.cod_pessoa);
      const eligibility = await findRenewalEligibility(tx, patron.cod_pessoa, today());
      const personBlock = eligibility ? personRenewalBlock(eligibility) : null;
      return Promise.all(
        [...unique.values()].map(async ({ codExemplar, codBibliotecaExemplar }) => {
          const loan = open.find(
            (each) => each.codExemplar === codExemplar && each.codBibliotecaExemplar === codBibliotecaExemplar,
          );
          const refused = (mensagem: string, dataDevolucaoPrevista: string | null, facts: object) => ({
            answer: { codExemplar, renovado: false, dataDevolucaoPrevista, mensagem },
            facts: { codExemplar, mensagem, ...facts },
          });
          if (!loan) return refused('emprestimo_nao_encontrado', null, { codBibliotecaExemplar });
          const block = renewalRefusal(loan, personBlock, today());
          if (block) return refused(block, loan.dataDevolucaoPrevista, factsOf(loan));
          const due = renewedDueDate(loan, today());
          await extendLoan(tx, loan.cod_emprestimo, isoFromBrazilian(due));
          const mensagem = 'renovado com sucesso';
          return { answer: { codExemplar, renovado: true, dataDevolucaoPrevista: due, mensagem }, facts: undefined };
        }),
      ).then((items) => ({ items, eligibility }));
    });
    const refused = items.flatMap(({ facts }) => facts ?? []);
    if (refused[0]) explain(refused[0].mensagem, { hoje: today(), pessoa: eligibility, recusados: refused });
    return items.map(({ answer }) => answer);
  },

  async listPastLoans({ query: { dataIni, dataFim, multa }, patron }, { db }) {
    return findPastLoans(db, patron.cod_pessoa, {
      dataIni,
      dataFim,
      multa: multa === undefined ? null : multa === '1',
    });
  },

  async listDebts({ patron }, { db }) {
    return findDebts(db, patron.cod_pessoa);
  },

  async getLoanToken({ patron }, { db, clock }) {
    const token = await findLoanToken(db, patron.cod_pessoa, clock.now());
    return token ? { token: token.token, expira: token.expira.toISOString() } : { token: null, expira: null };
  },

  async makeLoanToken({ patron }, { db, clock }) {
    const token = String(randomInt(10 ** loanTokenDigits)).padStart(loanTokenDigits, '0');
    const expira = loanTokenEnd(clock.now());
    await storeLoanToken(db, patron.cod_pessoa, token, expira);
    return { token, expira: expira.toISOString() };
  },
};
