import type { clearance, Debt } from '@catalogue/api-contract';
import {
  amountOwed,
  barCodeOf,
  inCents,
  isRunningFine,
  maskedCpf,
  isForSameDebts,
  pixText,
  slipBarCode,
  slipBlock,
  slipDueDate,
  slipNumber,
  slipStatus,
  totalOwed,
  typedLine,
  type SlipItem,
} from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { lockPatron } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { findDebts, findOpenLoans } from '../loans/loans.public';
import { findInstitution } from '../site/site.public';
import {
  findPayableSlips,
  findSigner,
  findSlip,
  findSlips,
  nextSlipNumber,
  storeSlip,
  type SlipRow,
} from './clearance.store';
import { slipFile } from './slipFile';

type Slips = Pick<typeof clearance, 'listPaymentSlips' | 'openPaymentSlip' | 'issuePaymentSlip'>;
type Db = Parameters<typeof storeSlip>[0];

// The Treasury collects what is paid by GRU.
const city = 'Brasilia';

const itemOf = (debt: Debt): SlipItem => ({
  cod_debito: debt.cod_debito,
  descricao: [debt.tipo_servico, debt.titulo ?? debt.motivo].join(': '),
  valor: amountOwed(debt),
});

const statusOf = (slip: SlipRow, debts: readonly Debt[], today: string) => slipStatus(slip, debts, today);

/** The slips as they are shown: with who receives and pays, and both ways to pay. */
async function shownSlips(rows: readonly SlipRow[], debts: readonly Debt[], cod_pessoa: number, { db, today }: Deps) {
  const { nome, sigla } = await findInstitution(db);
  const person = await findSigner(db, cod_pessoa);
  return rows.map((given) => {
    const { id, cod_pessoa: _, ...row } = given;
    const numero = slipNumber(id, row.emitida_em);
    const pix = pixText({
      // Not a real key: the demo collects no money.
      key: `pix@${sigla.toLowerCase()}.example`,
      merchant: `${sigla} Bibliotecas`,
      city,
      valor: row.valor,
      txid: `GRU${numero}`,
    });
    const slip = {
      ...row,
      numero,
      codigo_barras: barCodeOf(row.linha_digitavel),
      pix,
      favorecido: nome,
      pagador: { nome: person?.nome_pessoa ?? '', cpf: maskedCpf(person?.cpf ?? null) },
    };
    return { ...slip, situacao: statusOf(given, debts, today()), url: slipFile(slip) };
  });
}

async function shownSlip(id: number, cod_pessoa: number, deps: Deps) {
  const row = await findSlip(deps.db, id, deps.settings.TIME_ZONE);
  if (!row) throw new Error('The slip was not stored.');
  const [slip] = await shownSlips([row], await findDebts(deps.db, cod_pessoa), cod_pessoa, deps);
  if (!slip) throw new Error('The slip is not shown.');
  return slip;
}

async function storeNew(
  db: Db,
  slip: { cod_pessoa: number; cod_biblioteca: number; valor: number; itens?: SlipItem[] },
  { clock, today }: Deps,
) {
  const id = await nextSlipNumber(db);
  const vencimento = slipDueDate(today());
  const { cod_biblioteca, valor } = slip;
  const linha_digitavel = typedLine(slipBarCode({ number: id, valor, cod_biblioteca, vencimento }));
  await storeSlip(db, { ...slip, id, linha_digitavel, vencimento, created_at: clock.now() });
  return id;
}

/** The payment slips: each debt is in one open slip at most, and the same choice gives the same slip. */
export const slipHandlers: Handlers<Slips> = {
  async listPaymentSlips({ patron: { cod_pessoa } }, deps) {
    const rows = await findSlips(deps.db, cod_pessoa, deps.settings.TIME_ZONE);
    return shownSlips(rows, await findDebts(deps.db, cod_pessoa), cod_pessoa, deps);
  },

  async openPaymentSlip({ body: { cod_biblioteca, debitos }, patron: { cod_pessoa }, refuse }, deps) {
    const { db, today, settings } = deps;
    const wanted = [...new Set(debitos.map(String))];
    const id = await db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      await lockPatron(tx, cod_pessoa);
      const debts = await findDebts(tx, cod_pessoa);
      const chosen = debts.filter((debt) => wanted.includes(debt.cod_debito));
      if (chosen.length < wanted.length || chosen.some((debt) => debt.cod_biblioteca !== String(cod_biblioteca)))
        refuse('debito_nao_encontrado', { facts: { cod_biblioteca, debitos } });
      const loans = await findOpenLoans(tx, cod_pessoa);
      if (chosen.some((debt) => isRunningFine(debt, loans))) refuse('debito_em_curso', { facts: { debitos } });
      const rows = await findPayableSlips(tx, [cod_pessoa], settings.TIME_ZONE, today());
      const open = rows.filter((row) => statusOf(row, debts, today()) === 'aberta');
      const same = open.find(({ itens }) => isForSameDebts(itens, chosen));
      if (same) return same.id;
      const other = open.find(({ itens }) => itens.some((item) => wanted.includes(item.cod_debito)));
      if (other) refuse('debito_em_guia', { facts: { guia: slipNumber(other.id, other.emitida_em) } });
      // A slip of an amount alone is for any debts of its library: with it no more is payable than is owed.
      const valor = totalOwed(chosen);
      const there = open.filter((row) => row.cod_biblioteca === cod_biblioteca);
      const owed = totalOwed(debts.filter((debt) => debt.cod_biblioteca === String(cod_biblioteca)));
      const payable = inCents(there.reduce((sum, row) => sum + row.valor, valor));
      if (there.some(({ itens }) => itens.length === 0) && payable > owed)
        refuse('valor_em_guia', { facts: { guias: there.map((row) => slipNumber(row.id, row.emitida_em)) } });
      const itens = chosen.map(itemOf);
      return storeNew(tx, { cod_pessoa, cod_biblioteca, valor, itens }, deps);
    });
    return shownSlip(id, cod_pessoa, deps);
  },

  // The documents' call: an amount, without the debts that it is for. The same amount gives the same slip while it is open.
  async issuePaymentSlip({ body: { valor, codBiblioteca }, patron: { cod_pessoa }, refuse }, deps) {
    const { db, today, settings } = deps;
    const id = await db.$transaction(async (tx) => {
      await lockCivilDay(tx);
      await lockPatron(tx, cod_pessoa);
      const all = await findDebts(tx, cod_pessoa);
      const owed = totalOwed(all.filter(({ cod_biblioteca }) => cod_biblioteca === String(codBiblioteca)));
      const block = slipBlock(valor, owed);
      if (block) refuse(block, { facts: { valor, devido: owed } });
      const rows = await findPayableSlips(tx, [cod_pessoa], settings.TIME_ZONE, today());
      const same = rows.find(
        (row) =>
          row.cod_biblioteca === codBiblioteca && row.valor === valor && statusOf(row, all, today()) === 'aberta',
      );
      return same?.id ?? storeNew(tx, { cod_pessoa, cod_biblioteca: codBiblioteca, valor }, deps);
    });
    const { linha_digitavel, vencimento, url } = await shownSlip(id, cod_pessoa, deps);
    return { linha_digitavel, valor, vencimento, url };
  },
};
