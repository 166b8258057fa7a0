import { isEqual, rowLists, type InstitutionDraft } from './institutionDraft';

/**
 * What was changed from one draft to the next, on top of what others have published meanwhile. Of a text that both have
 * changed both are there.
 */
export function onTopOf(fresh: InstitutionDraft, before: InstitutionDraft, mine: InstitutionDraft): InstitutionDraft {
  return {
    ...fresh,
    instituicao: valuesOnTop(fresh.instituicao, before.instituicao, mine.instituicao),
    ...Object.fromEntries(
      rowLists.map((list) => [list, rowsOnTop<object | null>(fresh[list], before[list], mine[list])]),
    ),
    guias: textsOnTop(fresh.guias, before.guias, mine.guias, {
      keyOf: ({ titulo }) => titulo,
      another: (guide) => ({ ...guide, titulo: `${guide.titulo} (2)` }),
    }),
    perguntas: textsOnTop(fresh.perguntas, before.perguntas, mine.perguntas, {
      keyOf: ({ pergunta }) => pergunta,
      another: (question) => ({ ...question, pergunta: `${question.pergunta} (2)` }),
    }),
    informacoes: textsOnTop(fresh.informacoes, before.informacoes, mine.informacoes, {
      keyOf: (text) => text,
      another: (text) => text,
    }),
  };
}

function valuesOnTop<Row extends object>(fresh: Row, before: Row, mine: Row): Row {
  const old = new Map(Object.entries(before));
  return {
    ...fresh,
    ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isEqual(value, old.get(name)))),
  };
}

// What is new is at the end of each.
const rowsOnTop = <Row extends object | null>(fresh: readonly Row[], before: readonly Row[], mine: readonly Row[]) => [
  ...fresh.map((row, at) => {
    const [old, own] = [before[at], mine[at]];
    if (at >= before.length || isEqual(own, old)) return row;
    return row && old && own ? valuesOnTop(row, old, own) : own;
  }),
  ...mine.slice(before.length),
];

interface TextKind<Row> {
  keyOf: (row: Row) => string;
  /** Mine beside that of the others. */
  another: (row: Row) => Row;
}

function textsOnTop<Row>(
  fresh: readonly Row[],
  before: readonly Row[],
  mine: readonly Row[],
  { keyOf, another }: TextKind<Row>,
): Row[] {
  const sameIn = (rows: readonly Row[], row: Row) => rows.find((one) => keyOf(one) === keyOf(row));
  const kept = fresh.flatMap((row) => {
    const own = sameIn(mine, row);
    if (!isEqual(row, sameIn(before, row))) return [row];
    return own === undefined ? [] : [own];
  });
  const added = mine.flatMap((row) => {
    const [old, theirs] = [sameIn(before, row), sameIn(fresh, row)];
    if (isEqual(row, old) || isEqual(row, theirs)) return [];
    if (theirs === undefined) return [row];
    return isEqual(theirs, old) ? [] : [another(row)];
  });
  return [...kept, ...added];
}
