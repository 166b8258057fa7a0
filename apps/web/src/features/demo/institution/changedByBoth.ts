import {
  isEqual,
  linesAsLists,
  type InstitutionDraft,
  type Library,
  type ListName,
  type SettingField,
} from './institutionDraft';
import { rowKeys } from './onTopOf';

/** A value that others and I have changed, each to another one: its field in the fresh draft, and what they made of it. */
export interface TheirValue extends SettingField {
  value: unknown;
}

/** All of them; of the lists that are stored as a whole none, since both texts stay. */
export const changedByBoth = (
  fresh: InstitutionDraft,
  before: InstitutionDraft,
  mine: InstitutionDraft,
): TheirValue[] => [
  ...valuesOf(fresh.instituicao, before.instituicao, mine.instituicao),
  ...rowsOf('campi', fresh.campi, before.campi, mine.campi, rowKeys.campi),
  ...rowsOf(
    'bibliotecas',
    fresh.bibliotecas.map(byDay),
    before.bibliotecas.map(byDay),
    mine.bibliotecas.map(byDay),
    rowKeys.bibliotecas,
  ),
  ...rowsOf(
    'tipos_emprestimo',
    fresh.tipos_emprestimo,
    before.tipos_emprestimo,
    mine.tipos_emprestimo,
    rowKeys.tipos_emprestimo,
  ),
  ...fresh.solicitacoes.flatMap((row, at) => {
    const [old, own] = [before.solicitacoes[at], mine.solicitacoes[at]];
    return row && old && own ? valuesOf(row, old, own, { list: 'solicitacoes', at }) : [];
  }),
];

function valuesOf(
  fresh: object,
  before: object,
  mine: object,
  place: Pick<SettingField, 'list' | 'at'> = {},
): TheirValue[] {
  const [theirs, old] = [
    new Map<string, unknown>(Object.entries(fresh)),
    new Map<string, unknown>(Object.entries(before)),
  ];
  return Object.entries(mine).flatMap(([key, value]: [string, unknown]) => {
    const now = theirs.get(key);
    if (isEqual(value, old.get(key)) || isEqual(now, old.get(key)) || isEqual(value, now)) return [];
    const [name = key, weekday] = key.split(' ');
    return [{ ...place, name, ...(weekday !== undefined && { weekday: Number(weekday) }), value: now }];
  });
}

function rowsOf<Row extends object>(
  list: ListName,
  fresh: readonly Row[],
  before: readonly Row[],
  mine: readonly Row[],
  keyOf: (row: Row) => string | number,
): TheirValue[] {
  return fresh.flatMap((row, at) => {
    const place = before.findIndex((old) => keyOf(old) === keyOf(row));
    const [old, own] = [before[place], mine[place]];
    return old && own ? valuesOf(row, old, own, { list, at }) : [];
  });
}

/** A library with the hours of each day as a value. */
const byDay = ({ horarios = [], ...library }: Library): Library => ({
  ...linesAsLists(library),
  ...Object.fromEntries(
    horarios.map(({ dia_semana, abre, fecha }) => [`abre ${dia_semana}`, abre === null ? null : `${abre}–${fecha}`]),
  ),
});
