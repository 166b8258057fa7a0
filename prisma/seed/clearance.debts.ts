import { DebtService } from '@catalogue/api-contract';
import { addDays, amountOwed, fineOn, finePerDay } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { randomOf } from './random';
import type { FeatureSeed } from './featureSeeds';

interface LateLoan {
  cod_emprestimo: number;
  cod_pessoa: number;
  cod_biblioteca: number;
  cod_acervo: number;
  data_prevista: string;
  data_devolucao: string | null;
  persona_id: string | null;
}

/** The personas whose fine for a returned loan is partly paid, with a discount; the others' are paid in full. */
const PARTLY_PAID = ['bruno'];

interface OtherDebt {
  login: string;
  tipo_servico: string;
  motivo: string;
  valor_multa: number;
  desconto: number;
  valor_pago: number;
  /** In days before today. */
  paidAgo: number | null;
}

const OTHERS: OtherDebt[] = [
  {
    login: 'bruno',
    tipo_servico: DebtService.card,
    motivo: 'Carteira perdida',
    valor_multa: 12,
    desconto: 0,
    valor_pago: 0,
    paidAgo: null,
  },
  {
    login: 'bruno',
    tipo_servico: DebtService.replacement,
    motivo: 'Exemplar devolvido sem capa',
    valor_multa: 84.9,
    desconto: 14.9,
    valor_pago: 0,
    paidAgo: null,
  },
  {
    login: 'carla',
    tipo_servico: DebtService.switching,
    motivo: 'Cópia de artigo, 18 páginas',
    valor_multa: 21.6,
    desconto: 0,
    valor_pago: 21.6,
    paidAgo: 30,
  },
];

/** A fine for every overdue or late loan, and other debts. Most fines for returned books are paid. */
export const fillDebts: FeatureSeed = async (client, { today }) => {
  const { rows: late } = await client.query<LateLoan>(
    `SELECT e.cod_emprestimo, e.cod_pessoa, x.cod_biblioteca, x.cod_acervo, p.persona_id,
            to_char(e.data_prevista, 'YYYY-MM-DD') AS data_prevista,
            to_char(e.data_devolucao, 'YYYY-MM-DD') AS data_devolucao
       FROM emprestimo e JOIN exemplar x USING (cod_exemplar) JOIN pessoa p USING (cod_pessoa)
      WHERE coalesce(e.data_devolucao, $1::date) > e.data_prevista ORDER BY e.cod_emprestimo`,
    [today],
  );
  const fines = late.map((loan) => {
    const { cod_emprestimo, cod_pessoa, cod_biblioteca, cod_acervo, data_prevista, data_devolucao } = loan;
    const valor_multa = fineOn(data_prevista, data_devolucao ?? today, finePerDay);
    const isPartlyPaid = PARTLY_PAID.includes(loan.persona_id ?? '');
    const isPaid = loan.persona_id !== null || randomOf('fine', cod_emprestimo).chance(0.7);
    const desconto = data_devolucao && isPartlyPaid ? valor_multa / 3 : 0;
    const whole = amountOwed({ valor_multa, desconto, valor_pago: 0 });
    const valor_pago = data_devolucao === null ? 0 : isPartlyPaid ? whole / 2 : isPaid ? whole : 0;
    return {
      cod_emprestimo,
      cod_pessoa,
      cod_biblioteca,
      cod_acervo,
      valor_multa,
      desconto,
      valor_pago,
      data_prevista,
      data_pagamento: data_devolucao && valor_pago > 0 ? data_devolucao : null,
      tipo_servico: DebtService.overdue,
      motivo: 'Devolução em atraso',
    };
  });
  await copyRows(client, 'debito', fines);
  for (const { login, paidAgo, ...debt } of OTHERS)
    await client.query(
      `INSERT INTO debito (cod_pessoa, cod_biblioteca, valor_multa, desconto, valor_pago, data_pagamento, tipo_servico, motivo)
       SELECT cod_pessoa, 1, $2, $3, $4, $5, $6, $7 FROM pessoa_login WHERE login = $1`,
      [
        login,
        debt.valor_multa,
        debt.desconto,
        debt.valor_pago,
        paidAgo === null ? null : addDays(today, -paidAgo),
        debt.tipo_servico,
        debt.motivo,
      ],
    );
};
