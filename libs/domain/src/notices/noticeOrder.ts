import { NoticeKind, type Notice } from '@catalogue/api-contract';

/** Kinds that ask for something by a day: `ate` of the others is only when something was or ended. */
const asksByDay: ReadonlySet<Notice['tipo']> = new Set<Notice['tipo']>([
  NoticeKind.dueSoon,
  NoticeKind.dueTomorrow,
  NoticeKind.late1Day,
  NoticeKind.late7Days,
  NoticeKind.late15Days,
  NoticeKind.lateMonths,
  NoticeKind.holdReady,
  NoticeKind.holdLapsesTomorrow,
  NoticeKind.slipDueTomorrow,
  NoticeKind.declarationEndsSoon,
  NoticeKind.interestEndsSoon,
]);

type Dated = Pick<Notice, 'tipo' | 'ate' | 'devolver_ate'>;

/** The last day (ISO) on which what a notice asks for can be done; after all days for one that asks for nothing by a day. */
const lastDay = ({ tipo, ate, devolver_ate }: Dated): string =>
  (asksByDay.has(tipo) && (devolver_ate ?? ate)) || '9999';

/** Notices by what must be done first; those of a day keep their order, and news without a day come last. */
export const byDeadline = <One extends Dated>(notices: readonly One[]): One[] =>
  [...notices].sort((one, other) => lastDay(one).localeCompare(lastDay(other)));
