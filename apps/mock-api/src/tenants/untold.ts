import { Prisma } from '@catalogue/database/generated/client';

/** Tables with changes that are told at once when the act that makes them ends. */
const toldOfActs = ['reserva', 'solicitacao_emprestimo', 'solicitacao', 'comentario', 'gru'] as const;
/** Tables with changes that wait for the day. */
const toldOfDays = ['emprestimo', 'pesquisa_seguida', 'perfil_novidade', 'kardex_item'] as const;

const anyOf = (tables: readonly string[]) =>
  Prisma.sql`(${Prisma.join(
    tables.map((table) => Prisma.sql`EXISTS (SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE untold)`),
    ' OR ',
  )})`;

/** Whether an act has changed what nobody was told of yet. */
export const hasUntoldAct = anyOf(toldOfActs);
/** Whether anything has changed that nobody was told of yet. */
export const hasUntold = anyOf([...toldOfActs, ...toldOfDays]);
/** How many changes nobody was told of yet. */
export const countUntold = Prisma.join(
  [...toldOfActs, ...toldOfDays].map(
    (table) => Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(`"${table}"`)} WHERE untold)`,
  ),
  ' + ',
);
