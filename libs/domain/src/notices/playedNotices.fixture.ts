import { addDays } from '../dates';
import { keptUntil } from '../holds/hold';
import { noFacts } from './noticeFacts';
import {
  dayAt,
  days,
  kindOfNews,
  newsOfActs,
  topicOfNews,
  type Act,
  type News,
  type Played,
} from './noticeHistory.fixture';
import { noticesOfAct, noticesOfDay, type NewNotice } from './notices';
import { defaultPreference, type PreferenceOf } from './preferences';

const thing = { cod_pessoa: 1, codigo: '7', cod_acervo: '12', nome: 'Cálculo', desc_biblioteca: 'Biblioteca Central' };

/** What became of a request, by the act that moved it. */
export const statusOf = (codigo: string): string => String(2 + (Number(codigo) % 5));

/** What the server reads of changes that are not told yet. */
const factsOf = (news: readonly { of: News; codigo: string; day: string }[]) => {
  const only = (kind: News) =>
    news
      .filter(({ of }) => of === kind)
      .map(({ codigo }) => ({
        ...thing,
        codigo,
        status: statusOf(codigo),
        aprovado: Number(codigo) % 2 === 0,
        novos: [codigo],
        rotulo: 'n. 1',
      }));
  return {
    loanRequests: only('loanRequests'),
    requests: only('requests'),
    comments: only('comments'),
    searches: only('searches'),
    profiles: only('profiles'),
    issues: only('issues'),
  };
};

interface State {
  given: readonly NewNotice[];
  loans: readonly { codigo: string; due: string; open: boolean }[];
  holds: readonly { codigo: string; situacao: string; ate: string | null; posicao: number }[];
  slips: readonly { codigo: string; ate: string; paidOn: string | null }[];
  papers: readonly { codigo: string; ate: string; takenBack: string | null }[];
  /** Those that were not deleted. */
  interests: readonly { codigo: string; ate: string }[];
}

/** Plays a history day by day, act by act; returns the notices, and shows the state of each thing at the end of each day. */
export function play(
  { dues, lastDays, ends, interestEnds, acts, missed, dias, silent }: Played,
  atEnd: (day: string, state: State) => void,
) {
  const preferenceOf: PreferenceOf = (_, assunto) => {
    const isTold = !silent.some((topic) => topic === assunto);
    return { ...defaultPreference(assunto), ...(assunto === 'prazo' && { dias }), alerta: isTold, email: isTold };
  };
  const loans = dues.map((due, index) => ({ codigo: `${index}`, due: dayAt(due), open: true, untold: false }));
  let debts = 0;
  const holds = [0, 1, 2].map((index) => ({
    codigo: `${index}`,
    situacao: 'fila',
    ate: null as string | null,
    untold: false,
    posicao: 30,
  }));
  const slips = lastDays.map((last, index) => ({
    codigo: `${index}`,
    ate: dayAt(last),
    valor: '9.00',
    paidOn: null as string | null,
    untold: false,
  }));
  const papers = ends.map((end, index) => ({ codigo: `${index}`, ate: dayAt(end), takenBack: null as string | null }));
  let interests = interestEnds.map((end, index) => ({ codigo: `${index}`, ate: dayAt(end) }));
  const given: NewNotice[] = [];
  const expected: string[] = [];
  const untold = new Map<string, string>();
  let news: { of: News; codigo: string; day: string }[] = [];
  const of = (kind: string) => ({ ...thing, codigo: kind });
  const isSilent = (topic: string) => silent.some((one) => one === topic);
  const changed = () => {
    const { loanRequests, requests, comments } = factsOf(news);
    const paidSlips = slips.filter(({ untold }) => untold).map(({ codigo, valor }) => ({ ...of(codigo), valor }));
    return { loanRequests, requests, comments, paidSlips };
  };
  const holdFacts = () => holds.map(({ codigo, ...hold }) => ({ ...of(codigo), ...hold }));
  /** What acts have changed and nobody was told of: by `day`, once. */
  const tellChanges = (day: string) => {
    for (const [codigo, tipo] of untold)
      if (!(tipo === 'reserva_andou' && isSilent('fila'))) expected.push(`${day} ${tipo} ${codigo}`);
    untold.clear();
    for (const hold of holds) hold.untold = false;
    for (const one of news.filter(({ of }) => newsOfActs.includes(of)))
      if (!isSilent(topicOfNews[one.of])) expected.push(`${day} ${kindOfNews[one.of]} ${one.codigo}`);
    news = news.filter(({ of }) => !newsOfActs.includes(of));
    for (const slip of slips) {
      if (slip.untold && !isSilent('guias')) expected.push(`${day} guia_paga ${slip.codigo}`);
      slip.untold = false;
    }
  };
  const happens = (act: Act, day: string) => {
    if ('loan' in act) {
      const loan = loans[act.loan];
      if (!loan?.open) return;
      if (act.does === 'return') {
        if (loan.due < day) debts += 1;
        Object.assign(loan, { open: false, untold: loan.due < day });
      }
      // At the desk, which may do what the reader may not.
      else if (loan.due >= day) loan.due = addDays(day, 14);
      return;
    }
    if ('of' in act) {
      news.push({ of: act.of, codigo: `${acts.indexOf(act)}`, day });
      return;
    }
    if ('interest' in act) {
      const interest = interests.find(({ codigo }) => codigo === String(act.interest));
      if (interest && interest.ate >= day) interest.ate = addDays(day, 20);
      return;
    }
    if ('paper' in act) {
      const paper = papers[act.paper];
      if (paper?.takenBack === null) paper.takenBack = day;
      return;
    }
    if ('slip' in act) {
      const slip = slips[act.slip];
      if (slip?.paidOn === null && slip.ate >= day) Object.assign(slip, { paidOn: day, untold: true });
      return;
    }
    const hold = holds[act.hold];
    if (!hold) return;
    if (act.does === 'serve' && hold.situacao === 'fila') {
      Object.assign(hold, { situacao: 'liberada', ate: keptUntil(day, { horarios: [] }), untold: true });
      untold.set(hold.codigo, 'reserva_disponivel');
    } else if (act.does === 'fetch' && hold.situacao === 'liberada') {
      Object.assign(hold, { situacao: 'atendida', untold: true });
      untold.delete(hold.codigo);
    } else if (act.does === 'cancel' && ['fila', 'liberada'].includes(hold.situacao)) {
      Object.assign(hold, { situacao: 'cancelada', untold: true });
      untold.delete(hold.codigo);
    } else if (act.does === 'move' && hold.situacao === 'fila') {
      Object.assign(hold, { posicao: hold.posicao - 1, untold: true });
      untold.set(hold.codigo, 'reserva_andou');
    }
  };
  for (let index = 0; index <= days; index++) {
    const day = dayAt(index);
    for (const hold of holds)
      if (hold.situacao === 'liberada' && (hold.ate ?? '') < day) {
        Object.assign(hold, { situacao: 'expirada', untold: true });
        untold.set(hold.codigo, 'reserva_vencida');
      }
    const late = loans.filter(({ open, due }) => open && due < day).length;
    const pessoa = { bloqueio: false, afastamentos: 0, debitos: debts, atrasados: late, limite: 5 };
    const renewal = { qtdeRenovacoes: '0', limiteRenovacoes: 5, reservado: false, pessoa };
    given.push(
      ...noticesOfDay(
        day,
        {
          ...noFacts,
          ...factsOf(news),
          ...changed(),
          loans: loans.filter(({ open }) => open).map(({ codigo, due }) => ({ ...of(codigo), ate: due, renewal })),
          holds: holdFacts(),
          interests: interests
            .filter(({ ate }) => ate < day || ate === addDays(day, 7))
            .map(({ codigo, ate }) => ({ ...of(codigo), ate })),
          slips: slips
            .filter(({ paidOn }) => paidOn === null)
            .map(({ codigo, ate, valor }) => ({ ...of(codigo), ate, valor })),
          stoppedFines: loans
            .filter(({ untold }) => untold)
            .map(({ codigo, due }) => ({ ...of(codigo), ate: due, valor: '3.00' })),
          declarations: papers
            .filter(({ takenBack }) => takenBack === null)
            .map(({ codigo, ate }) => ({ ...of(codigo), ate })),
          deviations: papers.flatMap(({ codigo, takenBack }) =>
            takenBack === null ? [] : [{ ...of(codigo), ate: takenBack, origem: 'nada_consta' }],
          ),
        },
        preferenceOf,
      ),
    );
    // What a reader could expect, said without the rule.
    for (const { codigo, due, open } of loans) {
      const kinds: Record<string, string> = {
        ...(!silent.includes('prazo') && {
          [addDays(due, -dias)]: 'prazo_chegando',
          [addDays(due, -1)]: 'prazo_amanha',
        }),
        [addDays(due, 1)]: 'atraso_1_dia',
        [addDays(due, 7)]: 'atraso_7_dias',
        [addDays(due, 15)]: 'atraso_15_dias',
        [addDays(due, 30)]: 'atraso_meses',
        [addDays(due, 60)]: 'atraso_meses',
        [addDays(due, 90)]: 'atraso_meses',
      };
      // A renewal is offered to who owes nothing and has nothing late, and to nobody else.
      const refusal = debts > 0 ? ' debito_pendente' : late > 0 ? ' emprestimo_em_atraso' : '';
      if (open && kinds[day]) expected.push(`${day} ${kinds[day]} ${codigo}${due >= day ? refusal : ''}`);
    }
    for (const loan of loans) {
      if (loan.untold) expected.push(`${day} multa_parou ${loan.codigo}`);
      loan.untold = false;
    }
    for (const { codigo, ate, takenBack } of papers) {
      if (silent.includes('nada_consta')) continue;
      if (takenBack === null && addDays(day, 3) === ate) expected.push(`${day} nada_consta_vence ${codigo}`);
      if (takenBack === null && addDays(ate, 1) === day) expected.push(`${day} nada_consta_venceu ${codigo}`);
      if (takenBack !== null && addDays(takenBack, 1) === day) expected.push(`${day} afastamento_terminou ${codigo}`);
    }
    for (const { codigo, situacao, ate } of holds)
      if (!untold.has(codigo) && situacao === 'liberada' && ate === addDays(day, 1))
        expected.push(`${day} reserva_vence_amanha ${codigo}`);
    for (const { codigo, ate } of interests) {
      if (isSilent('pesquisas')) continue;
      if (ate === addDays(day, 7)) expected.push(`${day} interesse_vence ${codigo}`);
      if (ate < day) expected.push(`${day} interesse_terminou ${codigo}`);
    }
    // Those that have ended are deleted once they are told.
    interests = interests.filter(({ ate }) => ate >= day);
    for (const { codigo, paidOn, ate } of slips)
      if (!isSilent('guias') && paidOn === null && ate === addDays(day, 1))
        expected.push(`${day} guia_vence_amanha ${codigo}`);
    for (const one of news.filter(({ of }) => !newsOfActs.includes(of)))
      if (!isSilent(topicOfNews[one.of])) expected.push(`${day} ${kindOfNews[one.of]} ${one.codigo}`);
    tellChanges(day);
    news = [];
    for (const [place, act] of acts.entries()) {
      if (act.on !== index) continue;
      happens(act, day);
      if (missed.includes(place)) continue;
      const toldNow = { ...changed(), holds: holdFacts().filter(({ untold }) => untold) };
      given.push(...noticesOfAct(day, toldNow, preferenceOf));
      tellChanges(day);
    }
    atEnd(day, { given, loans, holds, slips, papers, interests });
  }
  return { given, expected };
}
