import fc from 'fast-check';
import { addDays } from '../dates';
import { daysBeforeDue } from './preferences';

// Random histories: readers return and renew, holds are served, fetched and lapse, slips are paid, units take people back
// who had signed a declaration, requests move on, comments are judged, titles come in, interests end, days pass. What an act
// of the desk changes is told at once, or, where that fails, with the next act or day.
export type Act =
  | { on: number; does: 'return' | 'renew'; loan: number }
  | { on: number; does: 'serve' | 'fetch' | 'cancel' | 'move'; hold: number }
  | { on: number; does: 'pay'; slip: number }
  | { on: number; does: 'takeBack'; paper: number }
  | { on: number; does: 'extend'; interest: number }
  | { on: number; does: 'news'; of: News };
export type News = 'loanRequests' | 'requests' | 'comments' | 'searches' | 'profiles' | 'issues';
export const kindOfNews: Record<News, string> = {
  loanRequests: 'pedido_mudou',
  requests: 'solicitacao_mudou',
  comments: 'comentario_decidido',
  searches: 'pesquisa_com_novidade',
  profiles: 'perfil_com_novidade',
  issues: 'fasciculo_chegou',
};
export const days = 40;
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      on: fc.nat(days),
      does: fc.constantFrom('return' as const, 'renew' as const),
      loan: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      on: fc.nat(days),
      // A place moves more often than it is served.
      does: fc.constantFrom('serve' as const, 'fetch' as const, 'cancel' as const, 'move' as const, 'move' as const),
      hold: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ on: fc.nat(days), does: fc.constant('pay' as const), slip: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ on: fc.nat(days), does: fc.constant('takeBack' as const), paper: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ on: fc.nat(days), does: fc.constant('extend' as const), interest: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      on: fc.nat(days),
      does: fc.constant('news' as const),
      of: fc.constantFrom(...(Object.keys(kindOfNews) as News[])),
    }),
  },
);
export const history = fc.record({
  // One may be late for months.
  dues: fc.tuple(fc.integer({ min: -65, max: 20 }), fc.integer({ min: -5, max: 20 }), fc.integer({ min: -5, max: 20 })),
  lastDays: fc.tuple(fc.nat(days + 5), fc.nat(days + 5), fc.nat(days + 5)),
  interestEnds: fc.tuple(fc.nat(days + 5), fc.nat(days + 5)),
  ends: fc.tuple(fc.nat(days + 5), fc.nat(days + 5)),
  acts: fc.array(act, { maxLength: 25 }),
  /** The acts, by their place, of which nothing could be told at once. */
  missed: fc.uniqueArray(fc.nat(24), { maxLength: 8 }),
  dias: fc.constantFrom(...daysBeforeDue),
  silent: fc.subarray(['prazo', 'fila', 'guias', 'nada_consta', 'pedidos', 'comentarios', 'pesquisas'] as const),
});

const start = '2026-03-01';
/** The day (ISO) of a history with this number. */
export const dayAt = (index: number) => addDays(start, index);

export type Played = typeof history extends fc.Arbitrary<infer One> ? One : never;

/** What the next act or day tells; the others wait for the day. */
export const newsOfActs: readonly News[] = ['loanRequests', 'requests', 'comments'];

export const topicOfNews: Record<News, string> = {
  loanRequests: 'pedidos',
  requests: 'pedidos',
  comments: 'comentarios',
  searches: 'pesquisas',
  profiles: 'pesquisas',
  issues: 'pesquisas',
};
