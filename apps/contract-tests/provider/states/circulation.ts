import { z } from 'zod';
import { DebtService, HoldStatus, LoanRequestStatus } from '@catalogue/api-contract';
import { dateOf, addDays, slipBarCode, slipDueDate, typedLine } from '@catalogue/domain';
import { today, type Sandbox } from '../sandbox';
import { state, type Build } from '../state';

const inDays = (days: number) => dateOf(addDays(today, days));
const titleCalled = ({ db }: Sandbox, titulo: string) =>
  db.title.findFirstOrThrow({ where: { source_key: titulo }, select: { cod_acervo: true } });
const somebody = ({ db }: Sandbox) => db.person.create({ data: { nome_pessoa: 'Bento Reis', password_hash: '' } });

// Of the copies of the state `a copy`.
const partsOfCopy = { volume: '2', tomo: '1', parte: 'A', material_adicional: 'principal' };

/** Past loans, debts, holds, loan requests and declarations. */
export const circulationStates: Record<string, Build> = {
  'a loan that came back': state(
    z.strictObject({ cod_exemplar: z.string(), daysLate: z.number(), multa: z.number() }),
    async (sandbox, { cod_exemplar, daysLate, multa }) => {
      const { cod_emprestimo } = await sandbox.db.loan.create({
        data: {
          cod_exemplar,
          cod_pessoa: sandbox.patron.cod_pessoa,
          data_saida: inDays(-30),
          data_prevista: inDays(-23),
          data_devolucao: inDays(-23 + daysLate),
          renovacoes: 1,
          limite_renovacoes: 5,
        },
      });
      await sandbox.db.debt.create({
        data: {
          cod_emprestimo,
          cod_pessoa: sandbox.patron.cod_pessoa,
          cod_biblioteca: 1,
          valor_multa: multa,
          valor_pago: multa,
          tipo_servico: DebtService.overdue,
          motivo: 'Devolução em atraso',
        },
      });
    },
  ),

  'a debt': state(
    z.strictObject({
      titulo: z.string(),
      valor_multa: z.number(),
      desconto: z.number().default(0),
      valor_pago: z.number().default(0),
    }),
    async (sandbox, { titulo, ...amounts }) =>
      sandbox.db.debt.create({
        data: {
          ...amounts,
          cod_acervo: (await titleCalled(sandbox, titulo)).cod_acervo,
          cod_pessoa: sandbox.patron.cod_pessoa,
          cod_biblioteca: 1,
          data_prevista: inDays(-9),
          data_pagamento: amounts.valor_pago > 0 ? inDays(-2) : null,
          tipo_servico: DebtService.overdue,
          motivo: 'Devolução em atraso',
        },
      }),
  ),

  'a paid slip for the debt': state(z.strictObject({}), async ({ db, patron }) => {
    const debt = await db.debt.findFirstOrThrow({
      where: { cod_pessoa: patron.cod_pessoa },
      include: { title: true },
    });
    const valor = Number(debt.valor_multa);
    const { cod_debito, cod_biblioteca, tipo_servico, title } = debt;
    const vencimento = slipDueDate(today);
    const noon = new Date(`${today}T12:00:00Z`);
    await db.paymentSlip.create({
      data: {
        cod_pessoa: patron.cod_pessoa,
        cod_biblioteca,
        valor,
        linha_digitavel: typedLine(slipBarCode({ number: 1, valor, cod_biblioteca, vencimento })),
        vencimento: dateOf(vencimento),
        created_at: noon,
        paga_em: noon,
        itens: [{ cod_debito: String(cod_debito), descricao: `${tipo_servico}: ${title?.titulo}`, valor }],
      },
    });
  }),

  'a loan token': state(z.strictObject({ token: z.string() }), (sandbox, { token }) =>
    sandbox.db.loanToken.create({
      data: { cod_pessoa: sandbox.patron.cod_pessoa, token, expira: new Date(`${today}T12:10:00Z`) },
    }),
  ),

  'a copy that somebody else has': state(
    z.strictObject({ cod_exemplar: z.string(), daysToDue: z.number() }),
    async (sandbox, { cod_exemplar, daysToDue }) => {
      const { cod_pessoa } = await somebody(sandbox);
      await sandbox.db.loan.create({
        data: {
          cod_exemplar,
          cod_pessoa,
          data_saida: inDays(-5),
          data_prevista: inDays(daysToDue),
          limite_renovacoes: 5,
        },
      });
      await sandbox.db.copy.update({ where: { cod_exemplar }, data: { situacao: 'emprestado' } });
    },
  ),

  'loans that came back on their day': state(
    z.strictObject({ cod_exemplar: z.string(), count: z.number() }),
    async (sandbox, { cod_exemplar, count }) => {
      const { cod_pessoa } = await somebody(sandbox);
      await sandbox.db.loan.createMany({
        data: Array.from({ length: count }, () => ({
          ...{ cod_exemplar, cod_pessoa, limite_renovacoes: 5 },
          ...{ data_saida: inDays(-17), data_prevista: inDays(-10), data_devolucao: inDays(-10) },
        })),
      });
    },
  ),

  'forecasts that came true, and one that did not': state(
    z.strictObject({ titulo: z.string(), count: z.number() }),
    async (sandbox, { titulo, count }) => {
      const { cod_acervo } = await titleCalled(sandbox, titulo);
      const { cod_pessoa } = await somebody(sandbox);
      await sandbox.db.hold.createMany({
        data: Array.from({ length: count + 1 }, (_, nth) => ({
          // Above those of the holds that the patron places.
          cod_reserva: 1001 + nth,
          ...{ cod_acervo, cod_pessoa, biblioteca: 1, situacao: HoldStatus.met },
          ...{ data: inDays(-30), prevista_ate: inDays(-5), pronta_em: inDays(nth < count ? -6 : -4) },
          encerrada_em: inDays(-3),
        })),
      });
    },
  ),

  'somebody who waits for a title': state(z.strictObject({ titulo: z.string() }), async (sandbox, { titulo }) => {
    const { cod_acervo } = await titleCalled(sandbox, titulo);
    const { cod_pessoa } = await somebody(sandbox);
    await sandbox.db.hold.create({
      data: { cod_acervo, cod_pessoa, biblioteca: 1, situacao: HoldStatus.waiting, data: inDays(-1) },
    });
  }),

  'a hold': state(
    z.strictObject({
      titulo: z.string(),
      cod_exemplar: z.string().optional(),
      isCancelled: z.boolean().default(false),
    }),
    async (sandbox, { titulo, cod_exemplar, isCancelled }) => {
      const { cod_acervo } = await titleCalled(sandbox, titulo);
      if (cod_exemplar) await sandbox.db.copy.update({ where: { cod_exemplar }, data: { situacao: 'reservado' } });
      const active = cod_exemplar ? HoldStatus.released : HoldStatus.waiting;
      await sandbox.db.hold.create({
        data: {
          ...partsOfCopy,
          localizacao: 'Estante 12',
          cod_acervo,
          cod_pessoa: sandbox.patron.cod_pessoa,
          biblioteca: 1,
          situacao: isCancelled ? HoldStatus.cancelled : active,
          data: inDays(0),
          validade: cod_exemplar ? inDays(2) : null,
          encerrada_em: isCancelled ? new Date(`${today}T09:00:00Z`) : null,
          cod_exemplar: cod_exemplar ?? null,
        },
      });
    },
  ),

  'a receiving place': state(
    z.strictObject({ cod_local_recebimento: z.number(), cod_biblioteca: z.number(), descricao: z.string() }),
    (sandbox, place) => sandbox.db.receivingPlace.create({ data: place }),
  ),

  'a loan request': state(
    z.strictObject({ titulo: z.string(), status: z.enum(LoanRequestStatus) }),
    async (sandbox, { titulo, status }) =>
      sandbox.db.loanRequest.create({
        data: {
          ...partsOfCopy,
          cod_acervo: (await titleCalled(sandbox, titulo)).cod_acervo,
          cod_pessoa: sandbox.patron.cod_pessoa,
          biblioteca_origem: 1,
          biblioteca_recebimento: 2,
          telefone: '(31) 5550-0001',
          email: 'ana@ufx.br',
          cod_local_recebimento: 21,
          pessoa_autorizada: 'Bento Reis',
          domicilio: 'Rua Nova, 7',
          recebimento_textual: 'Portaria',
          status,
          passos: { 2: today },
          resposta: 'Chega na sexta.',
          data: inDays(0),
        },
      }),
  ),

  'a signed declaration': state(
    z.strictObject({
      cod_biblioteca: z.number(),
      codigo_autenticidade: z.string(),
      texto: z.string().optional(),
      assinatura: z.string().optional(),
    }),
    (sandbox, declaration) =>
      sandbox.db.clearance.create({
        data: { ...declaration, cod_pessoa: sandbox.patron.cod_pessoa, assinado_em: inDays(0) },
      }),
  ),
};
