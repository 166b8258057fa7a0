import {
  isEqual,
  linesAsLists,
  newCampus,
  type Campus,
  type InstitutionDraft,
  type Library,
  type LoanType,
} from './institutionDraft';

/** What tells the rows of a list apart that the server takes one by one. */
export const rowKeys = {
  campi: ({ cod_campus }: Campus) => cod_campus,
  bibliotecas: ({ sigla }: Library) => sigla.toUpperCase(),
  tipos_emprestimo: ({ descricao }: LoanType) => descricao.toUpperCase(),
};

/**
 * What was changed from one draft to the next, on top of what others have published meanwhile. Of a text that both have
 * changed both are there.
 */
export function onTopOf(fresh: InstitutionDraft, before: InstitutionDraft, mine: InstitutionDraft): InstitutionDraft {
  const { campi, bibliotecas } = withFreeCampusCodes(fresh, before, mine);
  return {
    ...fresh,
    instituicao: valuesOnTop(fresh.instituicao, before.instituicao, mine.instituicao),
    campi: rowsOnTop(fresh.campi, before.campi, campi, {
      keyOf: rowKeys.campi,
      merge: valuesOnTop,
    }),
    bibliotecas: rowsOnTop(fresh.bibliotecas, before.bibliotecas, bibliotecas, {
      keyOf: rowKeys.bibliotecas,
      merge: libraryOnTop,
    }),
    tipos_emprestimo: rowsOnTop(fresh.tipos_emprestimo, before.tipos_emprestimo, mine.tipos_emprestimo, {
      keyOf: rowKeys.tipos_emprestimo,
      merge: valuesOnTop,
    }),
    solicitacoes: fresh.solicitacoes.map((row, at) => {
      const [old, own] = [before.solicitacoes[at], mine.solicitacoes[at]];
      if (!own || isEqual(own, old)) return row;
      return row && old ? valuesOnTop(row, old, own) : own;
    }),
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

/** My new campuses get codes that the others' do not have, and my libraries go with them. */
function withFreeCampusCodes(fresh: InstitutionDraft, before: InstitutionDraft, mine: InstitutionDraft) {
  let { campi, bibliotecas } = mine;
  for (const [at, campus] of mine.campi.entries()) {
    const isTaken = fresh.campi.some((one) => one.cod_campus === campus.cod_campus && !isEqual(one, campus));
    if (at < before.campi.length || !isTaken) continue;
    const { cod_campus } = newCampus([...fresh.campi, ...campi], campus.nome_campus);
    campi = campi.map((one, place) => (place === at ? { ...one, cod_campus } : one));
    bibliotecas = bibliotecas.map((library, place) => {
      const wasThere = before.bibliotecas[place]?.cod_campus === campus.cod_campus;
      return library.cod_campus === campus.cod_campus && !wasThere ? { ...library, cod_campus } : library;
    });
  }
  return { campi, bibliotecas };
}

function valuesOnTop<Row extends object>(fresh: Row, before: Row, mine: Row): Row {
  const old = new Map(Object.entries(before));
  return {
    ...fresh,
    ...Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isEqual(value, old.get(name)))),
  };
}

/** Of the hours each day by itself. */
function libraryOnTop(fresh: Library, before: Library, mine: Library): Library {
  const dayOf = ({ horarios = [] }: Library, day: number) => horarios.find(({ dia_semana }) => dia_semana === day);
  return {
    ...valuesOnTop(fresh, linesAsLists(before), linesAsLists(mine)),
    horarios: (fresh.horarios ?? []).map((theirs) => {
      const own = dayOf(mine, theirs.dia_semana);
      return !own || isEqual(own, dayOf(before, theirs.dia_semana)) ? theirs : own;
    }),
  };
}

interface RowKind<Row> {
  keyOf: (row: Row) => string | number;
  merge: (fresh: Row, before: Row, mine: Row) => Row;
}

/** Rows that were there keep their places in the draft; new ones are at its end. */
function rowsOnTop<Row>(
  fresh: readonly Row[],
  before: readonly Row[],
  mine: readonly Row[],
  { keyOf, merge }: RowKind<Row>,
): Row[] {
  const merged = fresh.map((row) => {
    const at = before.findIndex((old) => keyOf(old) === keyOf(row));
    const [old, own] = [before[at], mine[at]];
    return old === undefined || own === undefined || isEqual(own, old) ? row : merge(row, old, own);
  });
  // One that is stored already, since its answer was lost, is not new.
  const added = mine.slice(before.length).filter((row) => !fresh.some((one) => isEqual(one, row)));
  return [...merged, ...added];
}

interface TextKind<Row> {
  keyOf: (row: Row) => string;
  /** Mine beside that of the others. */
  another: (row: Row) => Row;
}

/** In my order, with what is new of the others at the end; in theirs where I have changed nothing. */
function textsOnTop<Row>(
  fresh: readonly Row[],
  before: readonly Row[],
  mine: readonly Row[],
  { keyOf, another }: TextKind<Row>,
): Row[] {
  if (isEqual(mine, before)) return [...fresh];
  const sameIn = (rows: readonly Row[], row: Row) => rows.find((one) => keyOf(one) === keyOf(row));
  const own = mine.flatMap((row) => {
    const [old, theirs] = [sameIn(before, row), sameIn(fresh, row)];
    if (isEqual(row, old) || isEqual(row, theirs)) return theirs === undefined ? [] : [theirs];
    if (theirs === undefined || isEqual(theirs, old)) return [row];
    return [theirs, another(row)];
  });
  const added = fresh.filter((row) => sameIn(mine, row) === undefined && !isEqual(row, sameIn(before, row)));
  return [...own, ...added];
}
