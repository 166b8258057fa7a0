import { NoticeKind, type Notice } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import fc from 'fast-check';
import { accessAct, openAccesses, type AccessAct } from '../../testing/accessActs';
import {
  act as circulation,
  openServer,
  perform,
  readers,
  type Act,
  type OpenServer,
} from '../../testing/circulationActs';
import { ask, deskAct, doAtDesk, type DeskAct } from '../../testing/deskActs';
import { followAct, openFollows, type FollowAct } from '../../testing/followActs';
import { falseNotices, isTrue, rowsNow, toldOf, type Row } from '../../testing/noticeRows';
import { openPapers, paperAct, type PaperAct } from '../../testing/paperActs';
import { saidBy, type Told } from '../../testing/toldHistory';

// Readers and the desk act at random while days pass: whatever happens is told once, and is true as long as it is said.

type Step = Act | DeskAct | PaperAct | FollowAct | AccessAct | 'day';

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: circulation },
  { weight: 2, arbitrary: deskAct },
  { weight: 3, arbitrary: paperAct },
  { weight: 4, arbitrary: followAct },
  { weight: 1, arbitrary: accessAct },
  { weight: 4, arbitrary: fc.constant('day' as const) },
);

const begin = '2026-03-10';
const days = (count: number): Step[] => Array.from({ length: count }, () => 'day' as const);

/** Has something of nearly every kind to tell; longer delays are told in the random histories. */
const ofEveryKind: Step[] = [
  ...[{ paper: 'issue', who: 'sem-cpf', debts: 2 } as const, { paper: 'issue', who: 'trocas', debts: 1 } as const],
  ...[{ paper: 'pay', slip: 0 } as const, { paper: 'suspend', unit: 0, days: 0 } as const],
  ...[
    { follow: 'subject', who: 'sem-cpf', what: 'history', days: 8 } as const,
    { follow: 'subject', who: 'nada-consta', what: 'serial', days: 2 } as const,
    { follow: 'search', who: 'sem-cpf', word: 'verdejante' } as const,
  ],
  ...[
    { access: 'signIn', who: 'sem-cpf', device: 0 } as const,
    { access: 'signIn', who: 'sem-cpf', device: 1 } as const,
  ],
  ...[
    { follow: 'title', words: ['verdejante'], isHistory: false, isEnglish: false } as const,
    { follow: 'title', words: ['verdejante'], isHistory: true, isEnglish: false } as const,
    { follow: 'issue', serial: 0 } as const,
  ],
  ...[{ desk: 'comments', which: 0, aprovado: true } as const, { paper: 'takeBack', deviation: 0 } as const],
  ...days(1),
  // A book that was late before has a fine since the first day.
  { desk: 'return', copy: 5 },
  // What was found for an ended interest is no news of the next one.
  { follow: 'subjectNoMore', who: 'sem-cpf', what: 'history' },
  { follow: 'subject', who: 'sem-cpf', what: 'english', days: 9 },
  ...days(7),
];

interface StoredAlert {
  id: number;
  cod_pessoa: number;
  thing: string;
  titulo: string;
  aviso: Notice;
}

/** Alerts and mails that came since this was asked last, of the readers. */
function watch({ server: { db } }: OpenServer) {
  let [lastAlert, lastMail] = [0, 0];
  return async () => {
    const alerts = await db.$queryRaw<StoredAlert[]>`
      SELECT id, cod_pessoa, thing, titulo, aviso FROM alerta
       WHERE id > ${lastAlert} AND thing IS NOT NULL
         AND cod_pessoa IN (SELECT cod_pessoa FROM pessoa_login WHERE login = ANY(${[...readers]}::text[])) ORDER BY id`;
    const mails = await db.$queryRaw<{ id: number; cod_pessoa: number; texto: string; parar: string | null }[]>`
      SELECT m.id, p.cod_pessoa, m.texto, m.parar FROM caixa_saida m JOIN pessoa p ON p.email = m.para
        JOIN pessoa_login l USING (cod_pessoa)
       WHERE m.id > ${lastMail} AND l.login = ANY(${[...readers]}::text[]) ORDER BY m.id`;
    lastAlert = alerts.at(-1)?.id ?? lastAlert;
    lastMail = mails.at(-1)?.id ?? lastMail;
    return { alerts, mails };
  };
}

/** The notices that a mail tells; one that cannot be stopped is about a session, and alone. */
const toldBy = ({ texto, parar }: { texto: string; parar: string | null }) =>
  (parar === null ? texto.split('\n\n').slice(1, 2) : texto.split('\n\n').slice(2, -3)).map(
    (part) => part.split('\n')[0] ?? '',
  );

/** Without "today" and "tomorrow", which the catalogue's stored titles do not say. */
const dated = (title: string) => title.replace(/ (?:em |hoje, |amanhã, )(?=\d)/, ' ');

const keyOf = ({ person, tipo, thing, says = '' }: Told) => [person, tipo, thing, says].join(' ').trim();

const mailedAtOnce: ReadonlySet<Notice['tipo']> = new Set<Notice['tipo']>([
  NoticeKind.holdReady,
  NoticeKind.slipPaid,
  NoticeKind.sessionOpened,
]);

/** What is remembered of a history beside the rows, by the kind of act. */
async function remember(open: OpenServer) {
  const papers = await openPapers(open, begin);
  const follows = await openFollows(open);
  const accesses = openAccesses(open);
  const ids = await ask(open, begin);
  const all = [papers, follows, accesses];
  return {
    of: (tipo: Notice['tipo']) => all.find(({ kinds }) => kinds.includes(tipo)),
    begins: (day: string) => all.flatMap(({ begins }) => begins(day)),
    async does(act: Exclude<Step, 'day'>, today: string): Promise<Told[]> {
      if ('paper' in act) return papers.does(act, today);
      if ('follow' in act) return follows.does(act, today);
      if ('access' in act) return accesses.does(act, today);
      const status = 'desk' in act ? await doAtDesk(open, ids, act) : await perform(open, act);
      expect([200, 201, 204, 404, 422]).toContain(status);
      return [];
    },
  };
}

it('whatever happens is told once, in the catalogue and by mail, and never after it is over', async () => {
  const kinds = new Set<Notice['tipo']>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 36 }), async (steps) => {
      const open = await openServer();
      try {
        const histories = await remember(open);
        const news = watch(open);
        await news();
        let today = begin;
        let before = await rowsNow(open);
        /** Told in the catalogue, and not by mail yet. */
        let unmailed: StoredAlert[] = [];
        const owing = new Set<string>();
        for (const [place, one] of steps.entries()) {
          const isDay = one === 'day';
          const told: Told[] = [];
          if (isDay) {
            open.server.passDays(1);
            today = addDays(today, 1);
            await open.call('carla', 'GET', '/api/reserva');
            told.push(...histories.begins(today));
          } else told.push(...(await histories.does(one, today)));
          const rows = await rowsNow(open);
          for (const row of rows.values()) {
            const { thing, person } = row;
            const was = before.get(thing);
            if (was?.status === 'open' && row.status === 'late') owing.add(thing);
            const tipo = toldOf(was, row, isDay ? today : null);
            if (tipo) told.push({ person, tipo, thing });
            // What a late book has cost is told with the next day, if it is still owed.
            if (isDay && owing.delete(thing) && row.detail !== null) told.push({ person, tipo: 'multa_parou', thing });
          }
          const { alerts, mails } = await news();
          const found = alerts.map(({ cod_pessoa: person, aviso, thing }) =>
            keyOf({ person, tipo: aviso.tipo, thing, ...(histories.of(aviso.tipo) && { says: saidBy(aviso) }) }),
          );
          expect(found.sort()).toEqual(told.map(keyOf).sort());
          for (const { tipo } of told) kinds.add(tipo);
          const isOver = ({ thing, aviso }: StoredAlert) => {
            const history = histories.of(aviso.tipo);
            if (history) return !history.isTrue(aviso, today);
            const row: Row | undefined = rows.get(thing);
            return !row || !isTrue(aviso, row, today);
          };
          const due = isDay
            ? [...alerts, ...unmailed.filter((old) => !isOver(old) && !alerts.some(({ thing }) => thing === old.thing))]
            : alerts.filter(({ aviso }) => mailedAtOnce.has(aviso.tipo));
          const lines = (all: { cod_pessoa: number; line: string }[]) =>
            all.map(({ cod_pessoa, line }) => `${cod_pessoa} ${dated(line)}`).sort();
          expect(
            lines(mails.flatMap(({ cod_pessoa, ...mail }) => toldBy(mail).map((line) => ({ cod_pessoa, line })))),
          ).toEqual(lines(due.map(({ cod_pessoa, titulo: line }) => ({ cod_pessoa, line }))));
          unmailed = isDay
            ? []
            : [
                ...unmailed.filter(({ thing }) => !alerts.some((newer) => newer.thing === thing)),
                ...alerts.filter((alert) => !due.includes(alert)),
              ];
          // As each day begins and ends.
          if (isDay || (steps[place + 1] ?? 'day') === 'day')
            expect(await falseNotices(open, today, histories.of)).toEqual([]);
          before = rows;
        }
      } finally {
        await open.server.stop();
      }
    }),
    { numRuns: 5, seed: 20260310, examples: [[ofEveryKind]], endOnFailure: true, includeErrorInReport: true },
  );
  expect([...kinds].sort()).toEqual(Object.values(NoticeKind).sort());
}, 300_000);
