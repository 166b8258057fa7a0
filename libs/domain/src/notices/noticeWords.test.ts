import { NoticeKind, type Notice } from '@catalogue/api-contract';
import { languages, type Language } from '../language';
import { noticeMail, noticeMailText } from './noticeMail';
import { thingOf } from './notices';
import { noticeText } from './noticeText';

const thing = { cod_pessoa: 1, codigo: '7', cod_acervo: '12', nome: 'Cálculo', desc_biblioteca: 'Biblioteca Central' };
const today = '2026-11-24';

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
  it.each([
    ['pt', 'vence hoje, 25\u00a0nov', 'vence amanhã, 25\u00a0nov', 'vence em 25\u00a0nov'],
    ['en', 'is due today, 25\u00a0Nov', 'is due tomorrow, 25\u00a0Nov', 'is due on 25\u00a0Nov'],
    ['es', 'vence hoy, 25\u00a0nov', 'vence mañana, 25\u00a0nov', 'vence el 25\u00a0nov'],
  ] as const)('call a deadline today or tomorrow on those days, with its date, in %s', (language, ...said) => {
    const due = { ...late, tipo: NoticeKind.dueSoon, ate: '2026-11-25' };
    const titles = ['2026-11-25', '2026-11-24', '2026-11-23'].map(
      (today) => noticeText(due, language, { today, perDay }).title,
    );
    expect(titles).toEqual(said.map((words) => `${due.nome} ${words}`));
    const waits = { ...due, tipo: NoticeKind.holdLapsesTomorrow };
    expect(noticeText(waits, language, { today: '2026-11-24', perDay }).title).toMatch(/ (amanhã|tomorrow|mañana), 25/);
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
    const moved = (tipo: Notice['tipo'], estado: string, more: Partial<Notice> = {}) =>
      noticeText({ ...late, tipo, estado, ...more }, 'pt', { perDay }).detail;
    expect(moved(NoticeKind.loanRequestMoved, '3')).toBe('Onde retirar: Biblioteca Central. Leve a sua carteira.');
    expect(moved(NoticeKind.loanRequestMoved, '2')).toBe('Vai para: Biblioteca Central.');
    expect(moved(NoticeKind.loanRequestMoved, '4')).toBe('O prazo está em Empréstimos.');
    expect(moved(NoticeKind.loanRequestMoved, '5')).toBe('Peça outro exemplar, ou fale com a biblioteca.');
    expect(moved(NoticeKind.requestMoved, '3')).toBe(
      'Um pedido seu à biblioteca. Onde retirar: Biblioteca Central. Leve a sua carteira.',
    );
    expect(moved(NoticeKind.requestMoved, '3', { desc_biblioteca: null })).toBe(
      'Um pedido seu à biblioteca. Fale com ela para receber.',
    );
    expect(moved(NoticeKind.requestMoved, '2')).toBe('Um pedido seu à biblioteca. Vai para: Biblioteca Central.');
    expect(moved(NoticeKind.requestMoved, '2', { desc_biblioteca: null })).toBe('Um pedido seu à biblioteca.');
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
