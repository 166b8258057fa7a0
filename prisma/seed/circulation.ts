import { CopyStatus } from '@catalogue/api-contract';
import { addDays, defaultRenewalLimit, openDayFrom } from '@catalogue/domain';
import type { PlannedCopy } from './copies';
import { firstPatron } from './people';
import type { Needs } from './personaNeeds';
import { randomOf, type Random } from './random';
import { hoursOf } from './site.content';
import { loanTypes, LoanType } from './units';

export interface PlannedLoan {
  cod_exemplar: string;
  cod_pessoa: number;
  data_saida: string;
  data_prevista: string;
  data_devolucao: string | null;
  renovacoes: number;
  limite_renovacoes: number;
  /** The day of the return as the clock advances; personas return theirs manually. */
  returns_on: string | null;
}

export interface PlannedHold {
  cod_acervo: number;
  cod_pessoa: number;
  biblioteca: number;
  situacao: 'fila' | 'liberada' | 'cancelada' | 'atendida' | 'expirada';
  /** ISO date and time. */
  data: string;
  validade: string | null;
  /** The copy that is set aside while the hold is released. */
  cod_exemplar: string | null;
  encerrada_em: string | null;
  /** ISO dates: the last day of its forecast, and the day on which its copy was ready. */
  prevista_ate: string | null;
  pronta_em: string | null;
}

const daysOf = (copy: PlannedCopy): number =>
  loanTypes.find((type) => type.cod_tipo_emprestimo === copy.cod_tipo_emprestimo)?.dias ?? 14;

const loanOf = (
  copy: PlannedCopy,
  cod_pessoa: number,
  due: string,
  renovacoes: number,
  returned: string | null,
  returns_on: string | null = null,
): PlannedLoan => {
  const days = daysOf(copy);
  const lastGiven = addDays(due, -days);
  return {
    cod_exemplar: copy.cod_exemplar,
    cod_pessoa,
    data_saida: addDays(lastGiven, -days * renovacoes),
    data_prevista: due,
    // Never before the loan or the last renewal.
    data_devolucao: returned !== null && returned < lastGiven ? lastGiven : returned,
    renovacoes,
    limite_renovacoes: defaultRenewalLimit,
    returns_on,
  };
};

/** When an open loan is due: mostly in the future, one in twelve is overdue. */
const dueDate = (copy: PlannedCopy, today: string, random: Random): string =>
  addDays(today, random.chance(0.08) ? -random.between(1, 24) : random.int(daysOf(copy)) + 1);

/** Most are returned on the last day, some a few days late; overdue ones within two weeks. */
const returnDate = (copy: PlannedCopy, due: string, today: string): string => {
  const random = randomOf('return', copy.cod_exemplar);
  const day = addDays(due, random.pick([0, 0, 0, 0, 1, 2, 5]));
  return day > today ? day : addDays(today, random.between(1, 14));
};

interface TitleInCirculation {
  cod_acervo: number;
  copies: PlannedCopy[];
  /** The loans and holds that the personas need. */
  needs: Needs;
  /** Number of unnamed patrons. */
  patrons: number;
  today: string;
}

/** The loans and holds of a title. Those of the personas come first; they may change a copy's status. */
export function planCirculation({ cod_acervo, copies, needs, patrons, today }: TitleInCirculation): {
  loans: PlannedLoan[];
  holds: PlannedHold[];
} {
  const random = randomOf('circulation', cod_acervo);
  const start = random.int(patrons);
  let used = 0;
  const nextPatron = () => firstPatron + ((start + used++) % patrons);
  const loans: PlannedLoan[] = [];
  const holds: PlannedHold[] = [];
  const taken = new Set<PlannedCopy>();

  for (const { cod_pessoa, dueIn, renewals, returnedAgo } of needs.loans) {
    const copy = copyFor(copies, taken, returnedAgo !== undefined);
    if (!copy) throw new Error(`Title ${cod_acervo} has no copy that can be lent.`);
    if (returnedAgo === undefined) {
      taken.add(copy);
      copy.situacao = CopyStatus.onLoan;
      copy.cod_tipo_emprestimo = LoanType.normal;
    }
    loans.push(
      loanOf(
        copy,
        cod_pessoa,
        addDays(today, dueIn),
        renewals,
        returnedAgo === undefined ? null : addDays(today, -returnedAgo),
      ),
    );
  }
  const ready = copies.filter((copy) => copy.situacao === CopyStatus.onHoldShelf);
  for (const copy of copies) {
    if (copy.situacao === CopyStatus.onLoan && !taken.has(copy)) {
      const renewals = daysOf(copy) > 3 ? random.pick([0, 0, 0, 1, 1, 2, 4]) : 0;
      const patron = nextPatron();
      const due = dueDate(copy, today, random);
      loans.push(loanOf(copy, patron, due, renewals, null, returnDate(copy, due, today)));
    } else if (copy.situacao === CopyStatus.available && random.chance(0.1)) {
      const due = addDays(today, -random.between(20, 400));
      loans.push(loanOf(copy, nextPatron(), due, 0, addDays(due, random.between(-9, 3))));
    }
  }

  const hold = (
    cod_pessoa: number,
    situacao: PlannedHold['situacao'],
    daysAgo: number,
    biblioteca: number,
    kept: PlannedCopy | null = null,
  ) => {
    const ended = situacao === 'fila' || situacao === 'liberada' ? null : addDays(today, -Math.ceil(daysAgo / 2));
    // Fetched on the next day; five of six forecasts of it came true.
    const pronta_em = situacao === 'atendida' && ended ? addDays(ended, -1) : null;
    const forecast = randomOf('forecast', cod_acervo);
    holds.push({
      cod_acervo,
      cod_pessoa,
      biblioteca,
      situacao,
      data: `${addDays(today, -daysAgo)}T${String(9 + (cod_pessoa % 9)).padStart(2, '0')}:${String(cod_acervo % 60).padStart(2, '0')}:00Z`,
      validade: situacao === 'liberada' ? openDayFrom({ horarios: hoursOf(biblioteca) }, addDays(today, 2)) : null,
      cod_exemplar: kept?.cod_exemplar ?? null,
      encerrada_em: ended && `${ended}T15:00:00Z`,
      prevista_ate: pronta_em && addDays(pronta_em, forecast.pick([0, 2, 4, 6, 9, -3])),
      pronta_em,
    });
  };
  const counter = copies[0]?.cod_biblioteca ?? 1;
  const released = needs.holds.filter(({ situacao }) => situacao === 'liberada');
  released.forEach(({ cod_pessoa }, index) => hold(cod_pessoa, 'liberada', 16, counter, ready[index]));
  ready
    .slice(released.length)
    .forEach((copy) => hold(nextPatron(), 'liberada', random.between(14, 30), copy.cod_biblioteca, copy));
  const allOut =
    loans.some((loan) => loan.data_devolucao === null) &&
    !copies.some((copy) => copy.situacao === CopyStatus.available);
  const canWait = copies.some(
    (copy) => copy.situacao === CopyStatus.onLoan && copy.cod_tipo_emprestimo !== LoanType.courseReserve,
  );
  const waiting = allOut && canWait ? random.pick([0, 0, 1, 1, 2, 3]) : 0;
  for (let place = 0; place < Math.max(waiting, needs.waitedFor ? 1 : 0); place += 1)
    hold(nextPatron(), 'fila', 12 - place * 3, counter);
  for (const { cod_pessoa, situacao } of needs.holds)
    if (situacao !== 'liberada') hold(cod_pessoa, situacao, situacao === 'fila' ? 2 : 50, counter);
  if (random.chance(0.06) && copies.length > 0)
    hold(nextPatron(), random.pick(['cancelada', 'atendida'] as const), random.between(30, 200), counter);
  return { loans, holds };
}

const lendable = (copy: PlannedCopy) => copy.material === 'principal' && copy.situacao !== CopyStatus.localUse;

const copyFor = (copies: PlannedCopy[], taken: Set<PlannedCopy>, past: boolean): PlannedCopy | undefined =>
  past
    ? (copies.find((copy) => lendable(copy) && copy.cod_tipo_emprestimo === LoanType.normal) ?? copies[0])
    : (copies.find((copy) => lendable(copy) && !taken.has(copy) && copy.cod_tipo_emprestimo === LoanType.normal) ??
      copies.find((copy) => !taken.has(copy) && copy.material === 'principal'));
