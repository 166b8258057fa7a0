import { NoticeKind, type Notice } from '@catalogue/api-contract';
import fc from 'fast-check';
import { addDays } from '../dates';
import { keptUntil } from '../holds/hold';
import type { FactsOfDay } from './noticeFacts';
import { noticesOfDay, thingOf, type NewNotice } from './notices';
import { daysBeforeDue, defaultPreference, preferenceFlaw, topicOf, type PreferenceOf } from './preferences';
import { noticeOutcome, type ThingNow } from './outcome';
import { noticeMail, noticeMailText } from './noticeMail';
import { languages, type Language } from '../language';
import { noticeText } from './noticeText';

const nothing: FactsOfDay = {
  loans: [],
  holds: [],
  loanRequests: [],
  requests: [],
  comments: [],
  searches: [],
  interests: [],
  issues: [],
  profiles: [],
  slips: [],
  paidSlips: [],
  stoppedFines: [],
  declarations: [],
  deviations: [],
};
const thing = { cod_pessoa: 1, codigo: '7', cod_acervo: '12', nome: 'Cálculo', desc_biblioteca: 'Biblioteca Central' };
const today = '2026-11-24';

describe('a day brings a notice', () => {
  const kinds = (facts: Partial<FactsOfDay>) => noticesOfDay(today, { ...nothing, ...facts }).map(({ tipo }) => tipo);
  it.each([
    ['2026-11-28', []],
    ['2026-11-27', ['prazo_chegando']],
    ['2026-11-26', []],
    ['2026-11-25', ['prazo_amanha']],
    ['2026-11-24', []],
    ['2026-11-23', ['atraso_1_dia']],
    ['2026-11-22', []],
    ['2026-11-17', ['atraso_7_dias']],
    ['2026-11-09', ['atraso_15_dias']],
    ['2026-11-08', []],
    ['2026-10-26', []],
    ['2026-10-25', ['atraso_meses']],
    ['2026-09-25', ['atraso_meses']],
    ['2025-11-29', ['atraso_meses']],
    ['2025-10-30', []],
    ['2021-12-20', []],
  ])('of a loan due on %s: %j', (ate, expected) => {
    expect(kinds({ loans: [{ ...thing, ate }] })).toEqual(expected);
  });

  it.each([
    ['liberada', '2026-11-27', true, ['reserva_disponivel']],
    ['liberada', '2026-11-27', false, []],
    ['liberada', '2026-11-25', false, ['reserva_vence_amanha']],
    ['expirada', '2026-11-23', true, ['reserva_vencida']],
    ['expirada', '2026-11-23', false, []],
    ['fila', null, true, ['reserva_andou']],
    ['cancelada', null, true, []],
    ['atendida', null, true, []],
  ])('of a hold that is %s until %s, untold: %s: %j', (situacao, ate, untold, expected) => {
    expect(kinds({ holds: [{ ...thing, situacao, ate, untold, posicao: 2 }] })).toEqual(expected);
  });

  it('of a request that moved, a comment that was decided on, and a slip that is due tomorrow', () => {
    expect(kinds({ loanRequests: [{ ...thing, status: '3' }] })).toEqual(['pedido_mudou']);
    expect(kinds({ requests: [{ ...thing, status: '1' }] })).toEqual([]);
    expect(kinds({ comments: [{ ...thing, aprovado: false }] })).toEqual(['comentario_decidido']);
    expect(kinds({ searches: [{ ...thing, novos: 2 }] })).toEqual(['pesquisa_com_novidade']);
    expect(kinds({ profiles: [{ ...thing, novos: 2 }] })).toEqual(['perfil_com_novidade']);
    expect(kinds({ slips: [{ ...thing, ate: '2026-11-25', valor: '9.00' }] })).toEqual(['guia_vence_amanha']);
    expect(kinds({ slips: [{ ...thing, ate: '2026-11-24', valor: '9.00' }] })).toEqual([]);
    expect(kinds({ paidSlips: [{ ...thing, valor: '9.00' }] })).toEqual(['guia_paga']);
    expect(kinds({ stoppedFines: [{ ...thing, ate: '2026-11-20', valor: '6.00' }] })).toEqual(['multa_parou']);
  });
});

describe('a day brings a notice of a paper or a suspension', () => {
  const kinds = (facts: Partial<FactsOfDay>) => noticesOfDay(today, { ...nothing, ...facts }).map(({ tipo }) => tipo);
  it.each([
    ['2026-11-28', []],
    ['2026-11-27', ['nada_consta_vence']],
    ['2026-11-26', []],
    ['2026-11-24', []],
    ['2026-11-23', ['nada_consta_venceu']],
    ['2026-11-22', []],
  ])('of a declaration that ends on %s: %j', (ate, expected) => {
    expect(kinds({ declarations: [{ ...thing, ate }] })).toEqual(expected);
  });
  it.each([
    ['2026-11-24', []],
    ['2026-11-23', ['afastamento_terminou']],
    ['2026-11-22', []],
  ])('of a suspension whose last day is %s: %j', (ate, expected) => {
    expect(kinds({ deviations: [{ ...thing, ate, origem: 'equipe' }] })).toEqual(expected);
  });
});

describe('a day brings a notice of an interest', () => {
  it.each([
    ['2026-12-02', []],
    ['2026-12-01', ['interesse_vence']],
    ['2026-11-30', []],
    ['2026-11-24', []],
    ['2026-11-23', ['interesse_terminou']],
  ])('that ends on %s: %j', (ate, expected) => {
    const facts = { ...nothing, interests: [{ ...thing, ate }] };
    expect(noticesOfDay(today, facts).map(({ tipo }) => tipo)).toEqual(expected);
  });
});

describe('a person chooses', () => {
  const loan = (ate: string) => ({ ...nothing, loans: [{ ...thing, ate }] });
  const choosing =
    (chosen: Partial<ReturnType<PreferenceOf>>): PreferenceOf =>
    (_, assunto) => ({ ...defaultPreference(assunto), ...chosen });
  const kinds = (facts: FactsOfDay, chosen: Partial<ReturnType<PreferenceOf>>) =>
    noticesOfDay(today, facts, choosing(chosen)).map(({ tipo }) => tipo);

  it('how many days before a loan is due they get a notice; on the day before there is one in any case', () => {
    for (const dias of daysBeforeDue) {
      const told = daysBeforeDue.filter((days) => kinds(loan(addDays(today, days)), { dias }).length > 0);
      expect(told).toEqual(dias === 1 ? [1] : [1, dias]);
    }
  });
  it('to be told in one place, or not at all', () => {
    expect(kinds(loan('2026-11-27'), { dias: 3, alerta: false })).toEqual(['prazo_chegando']);
    expect(kinds(loan('2026-11-27'), { dias: 3, email: false })).toEqual(['prazo_chegando']);
    expect(kinds(loan('2026-11-27'), { dias: 3, alerta: false, email: false })).toEqual([]);
  });
  it.each([
    [
      'a fine, which they are always told of in the catalogue',
      { assunto: 'atraso', alerta: false },
      'aviso_sempre_no_catalogo',
    ],
    ['a copy set aside for them, as well', { assunto: 'reserva', alerta: false }, 'aviso_sempre_no_catalogo'],
    ['mail about a fine', { assunto: 'atraso', email: false }, null],
    ['mail about their account', { assunto: 'seguranca', email: false }, 'aviso_sempre_por_email'],
    ['another number of days', { assunto: 'prazo', dias: 4 }, 'dias_invalidos'],
    ['days where there are none to choose', { assunto: 'fila', dias: 2 }, 'dias_invalidos'],
    ['no days where there are some to choose', { assunto: 'prazo', dias: null }, 'dias_invalidos'],
    ['silence about the queue', { assunto: 'fila', alerta: false, email: false }, null],
  ] as const)('%s', (_, chosen, flaw) => {
    expect(preferenceFlaw({ ...defaultPreference(chosen.assunto), ...chosen })).toBe(flaw);
  });
});

describe('a notice is over', () => {
  const notice = { tipo: NoticeKind.holdReady, dia: today, ate: '2026-11-27', estado: null };
  const now: ThingNow = { estado: 'liberada', ate: '2026-11-27', isDone: false };
  it.each<
    [string, Partial<Pick<Notice, 'tipo' | 'ate' | 'estado'>>, Partial<ThingNow> | undefined, string, string | null]
  >([
    ['a hold that waits', {}, {}, '2026-11-27', null],
    ['a hold that was fetched', {}, { estado: 'atendida' }, today, 'retirada'],
    ['a hold that was cancelled', {}, { estado: 'cancelada' }, today, 'cancelada'],
    ['a hold that has lapsed', {}, { estado: 'expirada' }, '2026-11-28', 'vencida'],
    ['a loan that is still due', { tipo: 'prazo_chegando' }, { estado: null }, today, null],
    ['a loan that was returned', { tipo: 'atraso_1_dia' }, { estado: null, isDone: true }, today, 'devolvido'],
    ['a loan that was renewed', { tipo: 'prazo_chegando' }, { estado: null, ate: '2026-12-08' }, today, 'renovado'],
    ['a thing that is gone', {}, undefined, today, 'removido'],
    ['a hold that has lapsed, of who keeps no history', { tipo: 'reserva_vencida' }, undefined, '2026-12-01', null],
    ['old news of it', { tipo: 'reserva_vencida' }, undefined, '2026-12-02', 'antigo'],
    ['a request that failed, of them', { tipo: 'pedido_mudou', estado: '5' }, undefined, today, null],
    ['a request that is on its way, of them', { tipo: 'pedido_mudou', estado: '2' }, undefined, today, 'removido'],
    ['a fine that was paid, of them', { tipo: 'multa_parou' }, undefined, today, 'paga'],
    ['a copy that was lent today', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, today, null],
    ['a copy that was lent before', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, '2026-11-25', 'antigo'],
    ['a fine that is owed', { tipo: 'multa_parou' }, { estado: null, isDone: true }, '2026-12-31', null],
    ['a fine that was paid', { tipo: 'multa_parou' }, { estado: 'paga', isDone: true }, today, 'paga'],
    ['a declaration that is good', { tipo: 'nada_consta_vence' }, {}, '2026-11-27', null],
    ['a declaration that has ended', { tipo: 'nada_consta_vence' }, {}, '2026-11-28', 'vencida'],
    ['a declaration that was cancelled', { tipo: 'nada_consta_vence' }, { isDone: true }, today, 'cancelada'],
    ['news of its end', { tipo: 'nada_consta_venceu' }, {}, '2026-12-01', null],
    ['old news of its end', { tipo: 'nada_consta_venceu' }, {}, '2026-12-02', 'antigo'],
    ['a suspension that has ended', { tipo: 'afastamento_terminou' }, {}, '2026-12-01', null],
    ['a suspension that goes on', { tipo: 'afastamento_terminou' }, { ate: null }, today, 'mudou'],
    ['a request that moved on', { tipo: 'pedido_mudou', estado: '2' }, { estado: '3' }, today, 'mudou'],
    ['a request that is ready', { tipo: 'pedido_mudou', estado: '3' }, { estado: '3' }, '2027-01-01', null],
    ['a request that ended long ago', { tipo: 'pedido_mudou', estado: '4' }, { estado: '4' }, '2026-12-24', 'antigo'],
    ['news of this week', { tipo: 'comentario_decidido' }, {}, '2026-12-01', null],
    ['news of last week', { tipo: 'comentario_decidido' }, {}, '2026-12-02', 'antigo'],
    ['a slip that was paid', { tipo: 'guia_vence_amanha' }, { estado: 'paga' }, today, 'paga'],
    ['a slip that has lapsed', { tipo: 'guia_vence_amanha' }, { estado: 'vencida' }, '2026-11-28', 'vencida'],
    ['a slip that was cancelled', { tipo: 'guia_vence_amanha' }, { estado: 'cancelada' }, today, 'cancelada'],
    ['news of a payment of this week', { tipo: 'guia_paga' }, { estado: 'paga' }, '2026-12-01', null],
    ['news of a payment of last week', { tipo: 'guia_paga' }, { estado: 'paga' }, '2026-12-02', 'antigo'],
    ['a slip that can be paid', { tipo: 'guia_vence_amanha' }, { estado: 'aberta' }, today, null],
    ['a sign-in of this week', { tipo: 'acesso_novo' }, {}, '2026-12-01', null],
    ['a sign-in of last week', { tipo: 'acesso_novo' }, {}, '2026-12-02', 'antigo'],
    ['a sign-in that was ended', { tipo: 'acesso_novo' }, { isDone: true }, today, 'encerrado'],
    ['a sign-in that is forgotten', { tipo: 'acesso_novo' }, undefined, today, 'antigo'],
    ['an interest that ends soon', { tipo: 'interesse_vence' }, {}, '2026-11-27', null],
    ['an interest that was extended', { tipo: 'interesse_vence' }, { ate: '2027-05-27' }, today, 'renovado'],
    ['an interest that has ended', { tipo: 'interesse_vence' }, {}, '2026-11-28', 'vencida'],
    ['an interest that has ended and was told', { tipo: 'interesse_terminou' }, {}, '2026-12-01', null],
    ['the end of one that is followed again', { tipo: 'interesse_terminou' }, { ate: '2027-05-27' }, today, null],
    [
      'the end of one that is followed again, a week later',
      { tipo: 'interesse_terminou' },
      { ate: '2027-05-27' },
      '2026-12-02',
      'antigo',
    ],
    ['an interest that is followed no more', { tipo: 'interesse_vence' }, undefined, today, 'removido'],
    ['a place in the queue', { tipo: 'reserva_andou', estado: '2', ate: null }, { estado: 'fila' }, today, null],
    ['a place in the queue that was served', { tipo: 'reserva_andou', estado: '2' }, {}, today, 'mudou'],
  ])('%s', (_, told, state, day, expected) => {
    expect(noticeOutcome({ ...notice, ...told }, state && { ...now, ...state }, day)).toBe(expected);
  });
});

describe('its words', () => {
  const late = { ...thing, tipo: NoticeKind.late1Day, dia: today, ate: '2026-11-23', estado: null };
  const perDay = 2.25;
  it('say days, cost so far and cost per day, by the day on which they are read', () => {
    expect(noticeText(late, 'pt', { perDay })).toEqual({
      title: 'Cálculo está 1 dia atrasado',
      detail: 'A multa começou: R$\u00a02,25 até agora, mais R$\u00a02,25 por dia. Onde devolver: Biblioteca Central.',
    });
    expect(noticeText(late, 'pt', { today: '2026-11-29', perDay })).toMatchObject({
      title: 'Cálculo está 6 dias atrasado',
      detail: expect.stringContaining('R$\u00a013,50 até agora') as string,
    });
  });
  it('say where a book that is due is returned', () => {
    const due = { ...late, tipo: NoticeKind.dueTomorrow, ate: '2026-11-25' };
    expect(noticeText(due, 'pt', { perDay }).detail).toBe(
      'Onde devolver: Biblioteca Central. Depois de 25\u00a0nov, R$\u00a02,25 por dia.',
    );
  });
  it.each([
    ['pt', 'Onde: Biblioteca Central, nesse dia aberta das 8h às 22h30.'],
    ['en', 'Where: Biblioteca Central, open 8:00 to 22:30 that day.'],
    ['es', 'Dónde: Biblioteca Central, ese día abierta de 8:00 a 22:30.'],
  ] as const)('say when the library of a hold is open on its last day, in %s', (language, where) => {
    const ready = { ...late, tipo: NoticeKind.holdReady, ate: '2026-11-27' };
    const horario = { abre: '08:00', fecha: '22:30' };
    expect(noticeText({ ...ready, horario }, language, { perDay }).detail).toContain(` ${where} `);
    expect(noticeText(ready, language, { perDay }).detail).not.toContain('22');
  });
  it('say what a fine has come to, and that no declaration is left of a suspension that it caused', () => {
    const stopped = { ...late, tipo: NoticeKind.fineStopped, estado: '1234.50' };
    expect(noticeText(stopped, 'pt', { today: '2027-01-30', perDay }).title).toBe(
      'Cálculo voltou: a multa parou em R$\u00a01.234,50',
    );
    const ended = (estado: string) =>
      noticeText({ ...late, tipo: NoticeKind.deviationEnded, estado }, 'en', { perDay }).detail;
    expect(ended('nada_consta')).toContain('The no-debts declaration that you signed for it is no longer good.');
    expect(ended('equipe')).not.toContain('declaration');
  });
  it('say what to do about a request that is there, and about none that is on its way', () => {
    const moved = (tipo: Notice['tipo'], estado: string) =>
      noticeText({ ...late, tipo, estado }, 'pt', { perDay }).detail;
    expect(moved(NoticeKind.loanRequestMoved, '3')).toBe('Onde retirar: Biblioteca Central. Leve a sua carteira.');
    expect(moved(NoticeKind.loanRequestMoved, '2')).toBe('Vai para: Biblioteca Central.');
    expect(moved(NoticeKind.loanRequestMoved, '4')).toBe('O prazo está em Empréstimos.');
    expect(moved(NoticeKind.loanRequestMoved, '5')).toBe('Peça outro exemplar, ou fale com a biblioteca.');
    expect(moved(NoticeKind.requestMoved, '3')).toBe('Um pedido seu à biblioteca. Fale com ela para receber.');
    expect(moved(NoticeKind.requestMoved, '2')).toBe('Um pedido seu à biblioteca.');
  });
  it.each([
    ['pt', 'Cálculo: pronto para a entrega', 'A biblioteca leva ao lugar pedido.'],
    ['en', 'Cálculo: ready for delivery', 'The library takes it to the place that you gave.'],
    ['es', 'Cálculo: listo para la entrega', 'La biblioteca lo lleva al lugar que indicó.'],
  ] as const)('send nobody to fetch what is delivered, in %s', (language, title, detail) => {
    const ready = { ...late, tipo: NoticeKind.loanRequestMoved, estado: '3', desc_biblioteca: null };
    expect(noticeText(ready, language, { perDay })).toEqual({ title, detail });
  });
  it.each(languages)('are there for every kind in %s', (language) => {
    for (const tipo of Object.values(NoticeKind)) {
      const { title, detail } = noticeText({ ...late, tipo, estado: '3' }, language, { perDay });
      expect(`${title} ${detail}`).toContain(thingOf(tipo) === 'guia' ? 'R$' : 'Cálculo');
      expect(`${title} ${detail}`).not.toMatch(/undefined|NaN|\.\./);
    }
  });
  const links = { area: 'https://x.example/meupergamum/inicio', stop: 'https://x.example/avisos/parar?t=1' };
  const mailIn = (idioma: Language, notices: Parameters<typeof noticeMail>[0] = [late]) =>
    noticeMail(notices, { nome_pessoa: 'Ana', idioma }, { sigla: 'UFVI', perDay });
  it('go into one mail of a day, with why it came and two links', () => {
    const mail = mailIn('en', [late, { ...late, nome: 'Física' }, { ...late, tipo: NoticeKind.holdReady }]);
    expect(mail.subject).toBe('Cálculo is 1 day late, and 2 more notices');
    const text = noticeMailText(mail, links);
    expect(text).toMatch(/^Ana,\n\n.*\n\nCálculo is 1 day late\n.*\n\nFísica is 1 day late\n/);
    expect(text).toMatch(/\n\nSee what to do now: https:\/\/x\.example\/meupergamum\/inicio\n\nUFVI Libraries\n\n/);
    expect(text).toMatch(/because you want notices about: Late, with a fine; Hold ready\.\n.*: https:.*\?t=1$/);
  });
  it('stand in a mail by what must be done first; news that ask for nothing by a day come last', () => {
    const of = (nome: string, tipo: Notice['tipo'], ate: string | null, devolver_ate?: string) => ({
      ...{ ...late, nome, tipo, ate },
      ...(devolver_ate !== undefined && { devolver_ate }),
    });
    const mail = mailIn('pt', [
      of('Torto arado', NoticeKind.dueSoon, '2026-11-27'),
      of('Vidas secas', NoticeKind.dueSoon, '2026-11-29', '2026-11-26'),
      of('Grande sertão', NoticeKind.holdLapsed, '2026-11-23'),
      of('Clube da Esquina', NoticeKind.holdLapsesTomorrow, '2026-11-25'),
      of('Redes', NoticeKind.late7Days, '2026-11-17'),
    ]);
    expect(mail.subject).toBe('Redes está 7 dias atrasado, e mais 4 avisos');
    expect(mail.notices.map(({ title }) => title.split(/ está| espera| vence| termin/)[0])).toEqual([
      'Redes',
      'Clube da Esquina',
      'Vidas secas',
      'Torto arado',
      'A reserva de Grande sertão',
    ]);
  });
  it('call a fine begun on its first day alone', () => {
    expect(noticeText(late, 'pt', { perDay }).detail).toMatch(/^A multa começou: R\$/);
    expect(noticeText(late, 'pt', { today: '2026-11-29', perDay }).detail).toMatch(/^R\$\u00a013,50 até agora/);
  });
  it('are the subject of a mail with one notice', () => {
    expect(mailIn('es').notices[0]?.detail).toContain('2,25');
    expect(mailIn('es').subject).toBe('Cálculo lleva 1 día de retraso');
  });
});

// Random histories: readers return and renew, holds are served, fetched and lapse, slips are paid, units take people back
// who had signed a declaration, requests move on, comments are judged, titles come in, interests end, days pass.
type Act =
  | { on: number; does: 'return' | 'renew'; loan: number }
  | { on: number; does: 'serve' | 'fetch' | 'cancel' | 'move'; hold: number }
  | { on: number; does: 'pay'; slip: number }
  | { on: number; does: 'takeBack'; paper: number }
  | { on: number; does: 'news'; of: News };
type News = 'loanRequests' | 'requests' | 'comments' | 'searches' | 'profiles' | 'interests' | 'issues';
const kindOfNews: Record<News, string> = {
  loanRequests: 'pedido_mudou',
  requests: 'solicitacao_mudou',
  comments: 'comentario_decidido',
  searches: 'pesquisa_com_novidade',
  profiles: 'perfil_com_novidade',
  interests: 'interesse_terminou',
  issues: 'fasciculo_chegou',
};
const days = 40;
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ on: fc.nat(days), does: fc.constantFrom('return' as const, 'renew' as const), loan: fc.nat(2) }),
  fc.record({
    on: fc.nat(days),
    does: fc.constantFrom('serve' as const, 'fetch' as const, 'cancel' as const, 'move' as const),
    hold: fc.nat(2),
  }),
  fc.record({ on: fc.nat(days), does: fc.constant('pay' as const), slip: fc.nat(2) }),
  fc.record({ on: fc.nat(days), does: fc.constant('takeBack' as const), paper: fc.nat(1) }),
  fc.record({
    on: fc.nat(days),
    does: fc.constant('news' as const),
    of: fc.constantFrom(...(Object.keys(kindOfNews) as News[])),
  }),
);
const history = fc.record({
  dues: fc.tuple(fc.integer({ min: -5, max: 20 }), fc.integer({ min: -5, max: 20 }), fc.integer({ min: -5, max: 20 })),
  lastDays: fc.tuple(fc.nat(days + 5), fc.nat(days + 5), fc.nat(days + 5)),
  ends: fc.tuple(fc.nat(days + 5), fc.nat(days + 5)),
  acts: fc.array(act, { maxLength: 25 }),
  dias: fc.constantFrom(...daysBeforeDue),
  silent: fc.subarray(['prazo', 'fila', 'guias', 'nada_consta', 'pedidos', 'comentarios', 'pesquisas'] as const),
});

const start = '2026-03-01';
const dayAt = (index: number) => addDays(start, index);

type Played = typeof history extends fc.Arbitrary<infer One> ? One : never;

const topicOfNews: Record<News, string> = {
  loanRequests: 'pedidos',
  requests: 'pedidos',
  comments: 'comentarios',
  searches: 'pesquisas',
  profiles: 'pesquisas',
  interests: 'pesquisas',
  issues: 'pesquisas',
};
/** What the server reads of changes that are not told yet. */
const factsOf = (news: readonly { of: News; codigo: string; day: string }[]) => {
  const only = (kind: News) =>
    news
      .filter(({ of }) => of === kind)
      .map(({ codigo, day }) => ({
        ...thing,
        codigo,
        status: '2',
        aprovado: true,
        novos: 1,
        ate: day,
        rotulo: 'n. 1',
      }));
  return {
    loanRequests: only('loanRequests'),
    requests: only('requests'),
    comments: only('comments'),
    searches: only('searches'),
    profiles: only('profiles'),
    interests: only('interests'),
    issues: only('issues'),
  };
};

/** Plays a history day by day; returns the notices, and the state of each thing at the beginning of each day. */
function play({ dues, lastDays, ends, acts, dias, silent }: Played) {
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
    posicao: 2,
  }));
  const slips = lastDays.map((last, index) => ({
    codigo: `${index}`,
    ate: dayAt(last),
    valor: '9.00',
    paidOn: null as string | null,
    untold: false,
  }));
  const papers = ends.map((end, index) => ({ codigo: `${index}`, ate: dayAt(end), takenBack: null as string | null }));
  const given: NewNotice[] = [];
  const expected: string[] = [];
  const untold = new Map<string, string>();
  let news: { of: News; codigo: string; day: string }[] = [];
  const of = (kind: string) => ({ ...thing, codigo: kind });
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
          ...nothing,
          ...factsOf(news),
          loans: loans.filter(({ open }) => open).map(({ codigo, due }) => ({ ...of(codigo), ate: due, renewal })),
          holds: holds.map(({ codigo, situacao, ate, untold, posicao }) => ({
            ...of(codigo),
            situacao,
            ate,
            untold,
            posicao,
          })),
          slips: slips
            .filter(({ paidOn }) => paidOn === null)
            .map(({ codigo, ate, valor }) => ({ ...of(codigo), ate, valor })),
          paidSlips: slips.filter(({ untold }) => untold).map(({ codigo, valor }) => ({ ...of(codigo), valor })),
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
    for (const hold of holds) {
      const news = untold.get(hold.codigo);
      if (news && !(news === 'reserva_andou' && silent.includes('fila')))
        expected.push(`${day} ${news} ${hold.codigo}`);
      else if (!news && hold.situacao === 'liberada' && hold.ate === addDays(day, 1))
        expected.push(`${day} reserva_vence_amanha ${hold.codigo}`);
      hold.untold = false;
    }
    untold.clear();
    for (const one of news)
      if (!silent.some((topic) => topic === topicOfNews[one.of]))
        expected.push(`${day} ${kindOfNews[one.of]} ${one.codigo}`);
    news = [];
    for (const slip of slips) {
      slip.untold = false;
      if (silent.includes('guias')) continue;
      if (slip.paidOn === null && slip.ate === addDays(day, 1))
        expected.push(`${day} guia_vence_amanha ${slip.codigo}`);
      if (slip.paidOn !== null && addDays(slip.paidOn, 1) === day) expected.push(`${day} guia_paga ${slip.codigo}`);
    }
    for (const act of acts.filter(({ on }) => on === index)) {
      if ('loan' in act) {
        const loan = loans[act.loan];
        if (!loan?.open) continue;
        if (act.does === 'return') {
          if (loan.due < day) debts += 1;
          Object.assign(loan, { open: false, untold: loan.due < day });
        }
        // At the desk, which may do what the reader may not.
        else if (loan.due >= day) loan.due = addDays(day, 14);
        continue;
      }
      if ('of' in act) {
        news.push({ of: act.of, codigo: `${acts.indexOf(act)}`, day });
        continue;
      }
      if ('paper' in act) {
        const paper = papers[act.paper];
        if (paper?.takenBack === null) paper.takenBack = day;
        continue;
      }
      if ('slip' in act) {
        const slip = slips[act.slip];
        if (slip?.paidOn === null && slip.ate >= day) Object.assign(slip, { paidOn: day, untold: true });
        continue;
      }
      const hold = holds[act.hold];
      if (!hold) continue;
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
        hold.untold = true;
        untold.set(hold.codigo, 'reserva_andou');
      }
    }
  }
  return { given, expected, loans, holds, slips, papers };
}

test('over random histories no notice is missing, doubled or false', () => {
  fc.assert(
    fc.property(history, (played) => {
      const { given, expected, loans, holds, slips, papers } = play(played);
      const told = given.map(({ dia, tipo, codigo, nao_renova }) =>
        [dia, tipo, codigo, nao_renova].filter(Boolean).join(' '),
      );
      expect([...told].sort()).toEqual([...expected].sort());
      // A fact is told once.
      const facts = given.map(({ tipo, codigo, ate, estado, dia }) =>
        [tipo, codigo, tipo === 'reserva_andou' ? dia : ate, estado].join(' '),
      );
      expect(new Set(facts).size).toBe(facts.length);
      // Nobody is told of what they want silence about.
      expect(given.filter(({ tipo }) => played.silent.some((topic) => topic === topicOf(tipo)))).toEqual([]);
      // The newest notice of each thing is true exactly while its fact lasts.
      const last = new Map(given.map((notice) => [`${thingOf(notice.tipo)}:${notice.codigo}`, notice]));
      for (const { codigo, due, open } of loans) {
        const notice = last.get(`emprestimo:${codigo}`);
        if (!notice) continue;
        const outcome = noticeOutcome(notice, { estado: null, ate: due, isDone: !open }, dayAt(days));
        // What is owed once the book is back is told until it is paid.
        expect(outcome === null).toBe((open || notice.tipo === 'multa_parou') && notice.ate === due);
      }
      for (const { codigo, ate, takenBack } of papers) {
        const today = dayAt(days);
        const isDone = takenBack !== null && takenBack < today;
        const notice = last.get(`declaracao:${codigo}`);
        const outcome = notice && noticeOutcome(notice, { estado: null, ate, isDone }, today);
        if (notice?.tipo === 'nada_consta_vence') expect(outcome === null).toBe(!isDone && ate >= today);
        if (notice?.tipo === 'nada_consta_venceu') expect(outcome === null).toBe(addDays(notice.dia, 7) >= today);
      }
      for (const { codigo, situacao, ate } of holds) {
        const notice = last.get(`reserva:${codigo}`);
        if (!notice) continue;
        const outcome = noticeOutcome(notice, { estado: situacao, ate, isDone: false }, dayAt(days));
        if (situacao === 'cancelada' || situacao === 'atendida') expect(outcome).not.toBeNull();
        if (situacao === 'liberada' && notice.tipo !== 'reserva_andou') expect(outcome).toBeNull();
      }
      for (const { codigo, ate, paidOn } of slips) {
        const notice = last.get(`guia:${codigo}`);
        if (!notice) continue;
        // Paid on the last day that was played: told tomorrow.
        const isTold = notice.tipo === 'guia_paga';
        const estado = paidOn !== null ? 'paga' : ate < dayAt(days) ? 'vencida' : 'aberta';
        const outcome = noticeOutcome(notice, { estado, ate, isDone: false }, dayAt(days));
        expect(outcome).toBe(
          isTold ? (addDays(notice.dia, 7) < dayAt(days) ? 'antigo' : null) : estado === 'aberta' ? null : estado,
        );
      }
    }),
    { numRuns: 300 },
  );
});
