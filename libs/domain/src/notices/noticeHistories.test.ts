import fc from 'fast-check';
import { addDays } from '../dates';
import { history } from './noticeHistory.fixture';
import { thingOf } from './notices';
import { noticeOutcome } from './outcome';
import { play, statusOf } from './playedNotices.fixture';
import { topicOf } from './preferences';

/** The newest notice of each thing is true exactly while its fact lasts. */
const expectTruth: Parameters<typeof play>[1] = (today, { given, loans, holds, slips, papers, interests }) => {
  const last = new Map(given.map((notice) => [`${thingOf(notice.tipo)}:${notice.codigo}`, notice]));
  for (const { codigo, due, open } of loans) {
    const notice = last.get(`emprestimo:${codigo}`);
    if (!notice) continue;
    const outcome = noticeOutcome(notice, { estado: null, ate: due, isDone: !open }, today);
    // What is owed once the book is back is told until it is paid.
    expect(outcome === null).toBe((open || notice.tipo === 'multa_parou') && notice.ate === due);
  }
  for (const { codigo, ate, takenBack } of papers) {
    const isDone = takenBack !== null && takenBack < today;
    const notice = last.get(`declaracao:${codigo}`);
    const outcome = notice && noticeOutcome(notice, { estado: null, ate, isDone }, today);
    if (notice?.tipo === 'nada_consta_vence') expect(outcome === null).toBe(!isDone && ate >= today);
    if (notice?.tipo === 'nada_consta_venceu') expect(outcome === null).toBe(addDays(notice.dia, 7) >= today);
  }
  for (const { codigo, situacao, ate, posicao } of holds) {
    const notice = last.get(`reserva:${codigo}`);
    if (!notice) continue;
    const outcome = noticeOutcome(notice, { estado: situacao, ate, isDone: false, posicao }, today);
    if (situacao === 'cancelada' || situacao === 'atendida') expect(outcome).not.toBeNull();
    if (situacao === 'fila') expect(outcome === null).toBe(notice.estado === String(posicao));
    if (situacao === 'liberada' && notice.tipo !== 'reserva_andou') expect(outcome).toBeNull();
  }
  for (const { codigo, ate, paidOn } of slips) {
    const notice = last.get(`guia:${codigo}`);
    if (!notice) continue;
    const isTold = notice.tipo === 'guia_paga';
    const estado = paidOn !== null ? 'paga' : ate < today ? 'vencida' : 'aberta';
    const outcome = noticeOutcome(notice, { estado, ate, isDone: false }, today);
    expect(outcome).toBe(
      isTold ? (addDays(notice.dia, 7) < today ? 'antigo' : null) : estado === 'aberta' ? null : estado,
    );
  }
  for (const notice of last.values()) {
    const { tipo, codigo, dia } = notice;
    const isNews = addDays(dia, 7) >= today;
    const thing = thingOf(tipo);
    if (thing === 'interesse') {
      const now = interests.find((one) => one.codigo === codigo);
      const outcome = noticeOutcome(notice, now && { estado: null, ate: now.ate, isDone: false }, today);
      expect(outcome === null).toBe(
        tipo === 'interesse_terminou' ? isNews : now !== undefined && now.ate === notice.ate,
      );
    } else if (thing === 'afastamento') {
      const outcome = noticeOutcome(notice, { estado: null, ate: notice.ate, isDone: true }, today);
      expect(outcome === null).toBe(isNews);
    } else if (['pedido', 'solicitacao', 'comentario', 'pesquisa', 'perfil', 'fasciculo'].includes(thing)) {
      const isRequest = thing === 'pedido' || thing === 'solicitacao';
      const isOpen = isRequest && ['2', '3'].includes(statusOf(codigo));
      const isLent = thing === 'pedido' && statusOf(codigo) === '4';
      const outcome = noticeOutcome(
        notice,
        { estado: isRequest ? statusOf(codigo) : null, ate: null, isDone: false },
        today,
      );
      expect(outcome === null).toBe(isOpen || (isLent ? dia === today : isNews));
      if (isRequest) expect(noticeOutcome(notice, { estado: '1', ate: null, isDone: false }, today)).toBe('mudou');
    } else if (tipo === 'reserva_vencida') {
      const outcome = noticeOutcome(notice, { estado: 'expirada', ate: notice.ate, isDone: false }, today);
      expect(outcome === null).toBe(isNews);
    }
  }
};

test('over random histories no notice is missing, doubled or false', () => {
  fc.assert(
    fc.property(history, (played) => {
      const { given, expected } = play(played, expectTruth);
      const told = given.map(({ dia, tipo, codigo, nao_renova }) =>
        [dia, tipo, codigo, nao_renova].filter(Boolean).join(' '),
      );
      expect([...told].sort()).toEqual([...expected].sort());
      // A fact is told once; each month of delay is one.
      const facts = given.map(({ tipo, codigo, ate, estado, dia }) =>
        [tipo, codigo, ate, estado, tipo === 'atraso_meses' && dia].join(' '),
      );
      expect(new Set(facts).size).toBe(facts.length);
      // Nobody is told of what they want silence about.
      expect(given.filter(({ tipo }) => played.silent.some((topic) => topic === topicOf(tipo)))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
