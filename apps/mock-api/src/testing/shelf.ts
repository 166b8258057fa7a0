import { CopyStatus } from '@catalogue/api-contract';
import { dateOf } from '@catalogue/domain';
import { firstPatron } from '@catalogue/database/seed/people';
import { LoanType } from '@catalogue/database/seed/units';
import type { TestApp } from './app';

interface Stocked {
  situacao?: (typeof CopyStatus)[keyof typeof CopyStatus];
  cod_tipo_emprestimo?: number;
  cod_biblioteca?: number;
  volume?: string;
  /** On loan until this ISO date, and returned on the other. */
  due?: string;
  returns_on?: string;
  /** The borrower; by default a reader who is not a persona. */
  cod_pessoa?: number;
}

/** Adds copies to a title of the test database that has none, and returns its code. */
export async function stock({ db }: TestApp, copies: Stocked[]): Promise<number> {
  const { cod_acervo } = await db.title.findFirstOrThrow({
    where: { copies: { none: {} }, holds: { none: {} } },
    orderBy: { cod_acervo: 'asc' },
  });
  for (const [index, { due, returns_on, cod_pessoa = firstPatron, ...copy }] of copies.entries()) {
    const cod_exemplar = `${cod_acervo}-${index + 1}`;
    await db.copy.create({
      data: {
        cod_exemplar,
        cod_acervo,
        cod_biblioteca: 1,
        cod_tipo_emprestimo: LoanType.normal,
        situacao: due ? CopyStatus.onLoan : CopyStatus.available,
        localizacao: 'Estante 12',
        ...copy,
      },
    });
    if (!due) continue;
    await db.loan.create({
      data: {
        cod_exemplar,
        cod_pessoa,
        data_saida: dateOf('2026-03-01'),
        data_prevista: dateOf(due),
        limite_renovacoes: 5,
        returns_on: returns_on === undefined ? null : dateOf(returns_on),
      },
    });
  }
  return cod_acervo;
}
