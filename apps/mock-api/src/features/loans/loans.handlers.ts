import type { loans } from '@catalogue/api-contract';
import { isoFromBrazilian, renewalBlock, renewedDueDate } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { extendLoan, findOpenLoans, lockOpenLoans } from './loans.store';

export const loansHandlers: Handlers<typeof loans> = {
  async listPendingTitles({ patron }, { db }) {
    return { titulos: await findOpenLoans(db, patron.cod_pessoa) };
  },

  // Each item is answered for itself: some may be renewed while others are refused (decisions C9).
  async renewLoans({ body, patron }, { db, today }) {
    const wanted = body.map((ref) => ('codExemplar' in ref ? ref.codExemplar : ref.codExamplar));
    return db.$transaction(async (tx) => {
      await lockOpenLoans(tx, patron.cod_pessoa);
      const open = await findOpenLoans(tx, patron.cod_pessoa);
      return Promise.all(
        [...new Set(wanted)].map(async (codExemplar) => {
          const loan = open.find((candidate) => candidate.codExemplar === codExemplar);
          if (!loan)
            return { codExemplar, renovado: false, dataDevolucaoPrevista: null, mensagem: 'emprestimo_nao_encontrado' };
          const block = renewalBlock(loan, today());
          if (block)
            return { codExemplar, renovado: false, dataDevolucaoPrevista: loan.dataDevolucaoPrevista, mensagem: block };
          const due = renewedDueDate(loan, today());
          await extendLoan(tx, loan.cod_emprestimo, isoFromBrazilian(due));
          return { codExemplar, renovado: true, dataDevolucaoPrevista: due, mensagem: 'renovado com sucesso' };
        }),
      );
    });
  },
};
