import fc from 'fast-check';
import { addDays } from '../dates';
import { dayAt, days, history } from './noticeHistory.fixture';
import { thingOf } from './notices';
import { noticeOutcome } from './outcome';
import { play } from './playedNotices.fixture';
import { topicOf } from './preferences';

test('over random histories no notice is missing, doubled or false', () => {
  fc.assert(
    fc.property(history, (played) => {
      const { given, expected, loans, holds, slips, papers } = play(played);
      const told = given.map(({ dia, tipo, codigo, nao_renova }) =>
        [dia, tipo, codigo, nao_renova].filter(Boolean).join(' '),
      );
      expect([...told].sort()).toEqual([...expected].sort());
      // A fact is told once.
      const facts = given.map(({ tipo, codigo, ate, estado }) => [tipo, codigo, ate, estado].join(' '));
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
