import fc from 'fast-check';
import { perform, readers, type OpenServer } from './circulationActs';
import { stock } from './shelf';

// What the desk does at random, for the test over notices: copies come back, requests move, comments are judged.

export type DeskAct =
  | { desk: 'return'; copy: number }
  | { desk: 'requests' | 'loan-requests'; which: number; acao: 'avancar' | 'responder' | 'recusar'; said: string }
  | { desk: 'comments'; which: number; aprovado: boolean };

/** The copies that are lent, by the place of their title. */
const copies = [
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 2],
  [3, 3],
] as const;

export const deskAct: fc.Arbitrary<DeskAct> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ desk: fc.constant('return' as const), copy: fc.nat(copies.length - 1) }) },
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

/** What the readers have asked of the library by a day (ISO), have written, and have at home for too long. */
export async function ask(open: OpenServer, begin: string) {
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
  const { cod_pessoa } = await db.personLogin.findUniqueOrThrow({ where: { login: 'trocas' } });
  // A week, two weeks and two months of delay are some days away.
  const late = ['2026-03-05', '2026-02-25', '2026-01-12'];
  titles.push(
    await stock(
      server,
      late.map((due) => ({ due, cod_pessoa })),
    ),
  );
  // All is wanted by mail, so that each mail can be asked for.
  for (const who of readers)
    for (const assunto of ['fila', 'comentarios'])
      await call(who, 'PUT', '/api/pessoas/meu-pergamum/avisos', { assunto, alerta: true, email: true, dias: null });
  return ids;
}

/** Does an act of the desk; returns the status of the reply. */
export async function doAtDesk(
  { call, titles }: OpenServer,
  ids: Awaited<ReturnType<typeof ask>>,
  act: DeskAct,
): Promise<number> {
  if (act.desk === 'return') {
    const [title, copy] = copies[act.copy] ?? copies[0];
    return (await call(null, 'POST', `/__mock/copies/${titles[title]}-${copy}/return`)).status;
  }
  const id = ids[act.desk][act.which];
  if (act.desk === 'comments')
    return (await call(null, 'PUT', `/__mock/comments/title/${id}`, { aprovado: act.aprovado })).status;
  const { acao, said: resposta } = act;
  return (await call(null, 'POST', `/__mock/${act.desk}/${id}/move`, { acao, ...(acao !== 'avancar' && { resposta }) }))
    .status;
}
