import type { Notice } from '@catalogue/api-contract';
import { addDays } from '@catalogue/domain';
import fc from 'fast-check';
import {
  act as circulation,
  openServer,
  perform,
  readers,
  type Act,
  type OpenServer,
} from '../../testing/circulationActs';
import { falseNotices, isTrue, rowsNow, toldOf, type Row } from '../../testing/noticeRows';

// Readers and the desk act at random while days pass: whatever happens is told once, and is true as long as it is said.

type DeskAct =
  | { desk: 'return'; copy: number }
  | { desk: 'requests' | 'loan-requests'; which: number; acao: 'avancar' | 'responder' | 'recusar'; said: string }
  | { desk: 'comments'; which: number; aprovado: boolean };
type Step = Act | DeskAct | 'day';

const desk: fc.Arbitrary<DeskAct> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ desk: fc.constant('return' as const), copy: fc.nat(4) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      desk: fc.constantFrom('requests' as const, 'loan-requests' as const),
      which: fc.nat(1),
      acao: fc.constantFrom('avancar' as const, 'responder' as const, 'recusar' as const),
      said: fc.constantFrom('Chega na sexta.', 'São 12 páginas.'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ desk: fc.constant('comments' as const), which: fc.nat(1), aprovado: fc.boolean() }),
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: circulation },
  { weight: 2, arbitrary: desk },
  { weight: 4, arbitrary: fc.constant('day' as const) },
);

const begin = '2026-03-10';

/** What the readers have asked of the library, and have written. */
async function ask(open: OpenServer) {
  const { server, call, titles } = open;
  const { db } = server;
  const people = await db.personLogin.findMany({ where: { login: { in: ['nada-consta', 'sem-cpf'] } } });
  const [cod_acervo = 0] = titles;
  const ids: Record<'requests' | 'loan-requests' | 'comments', number[]> = {
    ...{ requests: [], 'loan-requests': [], comments: [] },
  };
  for (const { cod_pessoa, login } of people) {
    const loan = await db.loanRequest.create({
      data: {
        ...{ cod_pessoa, cod_acervo, status: '1', data: new Date(`${begin}T11:00:00Z`) },
        ...{ biblioteca_origem: 3, biblioteca_recebimento: 3, telefone: '(31) 5550-0001', email: 'a@example.org' },
        ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
      },
    });
    const comment = { cod_pessoa, cod_acervo, content: 'Bom.', data: new Date(`${begin}T10:00:00Z`) };
    const { body } = await call<{ codigo: string }>(login, 'POST', '/api/solicitacoes/pesquisa-especializada', {
      assunto: 'Nascentes',
    });
    ids['loan-requests'].push(loan.codigo);
    ids.comments.push((await db.titleComment.create({ data: comment })).id);
    ids.requests.push(Number(body.codigo));
  }
  for (const who of ['nada-consta', 'sem-cpf', 'carla'] as const)
    for (const title of [0, 1]) await perform(open, { who, does: 'place', title });
  // All is wanted by mail, so that each mail can be asked for.
  for (const who of readers)
    for (const assunto of ['fila', 'comentarios'])
      await call(who, 'PUT', '/api/pessoas/meu-pergamum/avisos', { assunto, alerta: true, email: true, dias: null });
  return ids;
}

async function does({ call, titles }: OpenServer, ids: Awaited<ReturnType<typeof ask>>, act: DeskAct): Promise<number> {
  if (act.desk === 'return') {
    const copies = [
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
      [2, 2],
    ] as const;
    const [title, copy] = copies[act.copy] ?? [0, 1];
    return (await call(null, 'POST', `/__mock/copies/${titles[title]}-${copy}/return`)).status;
  }
  const id = ids[act.desk][act.which];
  if (act.desk === 'comments')
    return (await call(null, 'PUT', `/__mock/comments/title/${id}`, { aprovado: act.aprovado })).status;
  const { acao, said: resposta } = act;
  return (await call(null, 'POST', `/__mock/${act.desk}/${id}/move`, { acao, ...(acao !== 'avancar' && { resposta }) }))
    .status;
}

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
    const mails = await db.$queryRaw<{ id: number; cod_pessoa: number; texto: string }[]>`
      SELECT m.id, p.cod_pessoa, m.texto FROM caixa_saida m JOIN pessoa p ON p.email = m.para
        JOIN pessoa_login l USING (cod_pessoa)
       WHERE m.id > ${lastMail} AND l.login = ANY(${[...readers]}::text[]) ORDER BY m.id`;
    lastAlert = alerts.at(-1)?.id ?? lastAlert;
    lastMail = mails.at(-1)?.id ?? lastMail;
    return { alerts, mails };
  };
}

const keyOf = (tipo: string, thing: string) => `${tipo} ${thing}`;
const ofMail = (text: string) =>
  text
    .split('\n\n')
    .slice(2, -3)
    .map((part) => part.split('\n')[0] ?? '');

it('whatever happens is told once, in the catalogue and by mail, and never after it is over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const open = await openServer();
      try {
        const ids = await ask(open);
        const news = watch(open);
        await news();
        let today = begin;
        let before = await rowsNow(open);
        /** Told in the catalogue, and not by mail yet. */
        let unmailed: StoredAlert[] = [];
        const owing = new Set<string>();
        for (const one of steps) {
          if (one === 'day') {
            open.server.passDays(1);
            today = addDays(today, 1);
            await open.call('carla', 'GET', '/api/reserva');
          } else {
            const status = 'desk' in one ? await does(open, ids, one) : await perform(open, one);
            expect([200, 201, 204, 404, 422]).toContain(status);
          }
          const rows = await rowsNow(open);
          const isDay = one === 'day';
          const expected: string[] = [];
          for (const row of rows.values()) {
            const was = before.get(row.thing);
            if (was?.status === 'open' && row.status === 'late') owing.add(row.thing);
            const tipo = toldOf(was, row, isDay ? today : null);
            if (tipo) expected.push(keyOf(tipo, row.thing));
            // What a late book has cost is told with the next day, if it is still owed.
            if (isDay && owing.delete(row.thing) && row.detail !== null) expected.push(keyOf('multa_parou', row.thing));
          }
          const { alerts, mails } = await news();
          const told = alerts.map(({ aviso, thing }) => keyOf(aviso.tipo, thing));
          expect(told.sort()).toEqual(expected.sort());
          const isOver = ({ thing, aviso }: StoredAlert) => {
            const row: Row | undefined = rows.get(thing);
            return !row || !isTrue(aviso, row, today);
          };
          const due = isDay
            ? [...alerts, ...unmailed.filter((old) => !isOver(old) && !alerts.some(({ thing }) => thing === old.thing))]
            : alerts.filter(({ aviso }) => aviso.tipo === 'reserva_disponivel');
          const lines = (all: { cod_pessoa: number; line: string }[]) =>
            all.map(({ cod_pessoa, line }) => `${cod_pessoa} ${line}`).sort();
          expect(
            lines(mails.flatMap(({ cod_pessoa, texto }) => ofMail(texto).map((line) => ({ cod_pessoa, line })))),
          ).toEqual(lines(due.map(({ cod_pessoa, titulo: line }) => ({ cod_pessoa, line }))));
          unmailed = isDay
            ? []
            : [
                ...unmailed.filter(({ thing }) => !alerts.some((newer) => newer.thing === thing)),
                ...alerts.filter((alert) => !due.includes(alert)),
              ];
          expect(await falseNotices(open, today)).toEqual([]);
          before = rows;
        }
      } finally {
        await open.server.stop();
      }
    }),
    { numRuns: 6, seed: 20260310, endOnFailure: true, includeErrorInReport: true },
  );
}, 300_000);
