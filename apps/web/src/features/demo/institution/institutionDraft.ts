import { libraryLists, requestTypes, type InstitutionSettings, type RequestConditions } from '@catalogue/api-contract';

type Stored = Required<InstitutionSettings>;
export type Institution = Stored['instituicao'];
export type Campus = Stored['campi'][number];
export type Library = Stored['bibliotecas'][number];
export type Day = NonNullable<Library['horarios']>[number];
export type LoanType = Stored['tipos_emprestimo'][number];
export type Guide = Stored['guias'][number];
export type Question = Stored['perguntas'][number];

/** What the screen edits of an institution's data. */
export interface InstitutionDraft {
  instituicao: Institution;
  campi: Campus[];
  /** Each with its seven days. */
  bibliotecas: Library[];
  tipos_emprestimo: LoanType[];
  /** One for each kind of request, in their order; null: of this kind nothing is said. */
  solicitacoes: (RequestConditions | null)[];
  guias: Guide[];
  perguntas: Question[];
  informacoes: string[];
}

/** A list of the draft. Its rows are known by their places: what is new is at the end, as the server lists it afterwards. */
export type ListName = Exclude<keyof InstitutionDraft, 'instituicao'>;

/** Of these the server takes single rows, and keeps those that are not named; it stores the other lists as a whole. */
const rowLists = ['campi', 'bibliotecas', 'tipos_emprestimo', 'solicitacoes'] as const;
const wholeLists = ['guias', 'perguntas', 'informacoes'] as const;
type RowList = (typeof rowLists)[number];

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const closed = { abre: null, fecha: null };

export const draftOf = (stored: InstitutionSettings): InstitutionDraft => ({
  instituicao: stored.instituicao ?? {},
  campi: stored.campi ?? [],
  bibliotecas: (stored.bibliotecas ?? []).map((library) => ({
    ...library,
    horarios: weekdays.map(
      (dia_semana) => library.horarios?.find((day) => day.dia_semana === dia_semana) ?? { dia_semana, ...closed },
    ),
  })),
  tipos_emprestimo: stored.tipos_emprestimo ?? [],
  solicitacoes: requestTypes.map((type) => stored.solicitacoes?.find(({ tipo }) => tipo === type) ?? null),
  guias: stored.guias ?? [],
  perguntas: stored.perguntas ?? [],
  informacoes: stored.informacoes ?? [],
});

/** A library that is open on working days. */
export const newLibrary = (sigla: string, desc_biblioteca: string, cod_campus: number): Library => ({
  sigla,
  desc_biblioteca,
  cod_campus,
  horarios: weekdays.map((dia_semana) =>
    dia_semana <= 5 ? { dia_semana, abre: '08:00', fecha: '18:00' } : { dia_semana, ...closed },
  ),
});

/** A campus with a code that none of these has. */
export const newCampus = (campuses: readonly Campus[], nome_campus: string): Campus => ({
  cod_campus: Math.max(0, ...campuses.map(({ cod_campus }) => cod_campus)) + 1,
  nome_campus,
});

/** Where nothing is stored, a library to begin with. */
export function withFirstLibrary(
  draft: InstitutionDraft,
  names: { campus: string; library: string },
): InstitutionDraft {
  if (draft.bibliotecas.length > 0) return draft;
  const [campus = newCampus([], names.campus), ...campuses] = draft.campi;
  return {
    ...draft,
    campi: [campus, ...campuses],
    bibliotecas: [newLibrary('BP', names.library, campus.cod_campus)],
  };
}

/** Without the campus at a place; its libraries are on another one. */
export const withoutCampus = ({ campi, bibliotecas }: InstitutionDraft, at: number, { cod_campus }: Campus) => ({
  campi: campi.filter((_, place) => place !== at),
  bibliotecas: bibliotecas.map((library) =>
    library.cod_campus === campi[at]?.cod_campus ? { ...library, cod_campus } : library,
  ),
});

/** What is different after: what is sent to change it; from after to before, what undoes that. */
export function changesBetween(before: InstitutionDraft, after: InstitutionDraft): InstitutionSettings {
  const instituicao = Object.entries(after.instituicao).filter(
    ([name, value]) => value !== before.instituicao[name as keyof Institution],
  );
  const rows = rowLists.flatMap((list) => {
    const sent = changedRows(before, after, list).map((at) =>
      list === 'bibliotecas' ? libraryChanges(before.bibliotecas[at], after.bibliotecas[at]) : after[list][at],
    );
    return sent.length > 0 ? [[list, sent] as const] : [];
  });
  const lists = wholeLists.flatMap((list) =>
    isEqual(before[list], after[list]) ? [] : [[list, after[list]] as const],
  );
  return {
    ...(instituicao.length > 0 && { instituicao: Object.fromEntries(instituicao) as Institution }),
    ...(Object.fromEntries([...rows, ...lists]) as InstitutionSettings),
  };
}

/** What these changes are of, as it was before: somebody else may have published something else. */
export const readBefore = (before: InstitutionDraft, changes: InstitutionSettings): InstitutionSettings => {
  const read = { ...before, solicitacoes: before.solicitacoes.filter((row) => row !== null) };
  return Object.fromEntries(Object.entries(read).filter(([part]) => part in changes));
};

/** What takes a publication back. Pick-up places stay: the server deletes none. */
export const takingBack = (published: InstitutionDraft, before: InstitutionDraft): InstitutionSettings =>
  changesBetween(
    {
      ...published,
      bibliotecas: published.bibliotecas.map((library, at) => ({
        ...library,
        locais_recebimento: before.bibliotecas[at]?.locais_recebimento ?? [],
      })),
    },
    before,
  );

/** Whether two values are sent as the same. */
export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// What tells rows apart in whatever case, and what a new one may be named by mistake.
const keyOf = (list: RowList, draft: InstitutionDraft, at: number): string | undefined =>
  list === 'bibliotecas'
    ? draft.bibliotecas[at]?.sigla.trim().toUpperCase()
    : list === 'tipos_emprestimo'
      ? draft.tipos_emprestimo[at]?.descricao.trim().toUpperCase()
      : undefined;

/** The places of the rows that are sent. With a new row goes the one of the same name, so that it is refused and not changed. */
function changedRows(before: InstitutionDraft, after: InstitutionDraft, list: RowList): number[] {
  const isNew = (at: number) => at >= before[list].length;
  const isTwice = (at: number) => {
    const key = keyOf(list, after, at);
    return after[list].some(
      (_, other) =>
        key !== undefined && other !== at && keyOf(list, after, other) === key && (isNew(at) || isNew(other)),
    );
  };
  return after[list].flatMap((row, at) => {
    if (row === null) return [];
    const libraryBefore = before.bibliotecas[at];
    const isChanged =
      list === 'bibliotecas'
        ? !isEqual(linesAsLists(row as Library), libraryBefore && linesAsLists(libraryBefore))
        : !isEqual(row, before[list][at]);
    return isChanged || isTwice(at) ? [at] : [];
  });
}

const lineLists = [...libraryLists, 'locais_recebimento'] as const;
/** With its lists, which may be missing. */
export const linesAsLists = (library: Library): Library => ({
  ...library,
  ...Object.fromEntries(lineLists.map((list) => [list, library[list] ?? []])),
});

/** A library with what differs: of its days, and of its lists. */
function libraryChanges(old: Library | undefined, library: Library | undefined): Library | undefined {
  if (!library) return undefined;
  const { sigla, desc_biblioteca, cod_campus, horarios = [] } = library;
  return {
    ...{ sigla, desc_biblioteca, cod_campus },
    horarios: horarios.filter(
      (day) =>
        !isEqual(
          day,
          old?.horarios?.find(({ dia_semana }) => dia_semana === day.dia_semana),
        ),
    ),
    ...Object.fromEntries(
      lineLists.flatMap((list) =>
        isEqual(library[list] ?? [], old?.[list] ?? []) ? [] : [[list, library[list] ?? []]],
      ),
    ),
  };
}

/** A field of the screen: of the institution, or of a row of a list; of the hours, with its day. */
export interface SettingField {
  list?: ListName | undefined;
  /** The place of the row. */
  at?: number | undefined;
  name: string;
  weekday?: number | undefined;
}

/** The common props of a field: its id, its label, and its error. */
export type FieldProps = (field: SettingField) => { id: string; label: string; error: string | undefined };

/** Another one for each row, of which one at a time is shown. */
export const fieldId = ({ list, at, name, weekday }: SettingField): string =>
  ['library', list, at, name, weekday].filter((part) => part !== undefined).join('-');

/** A value that the server refused: its field, and what is wrong with it. */
export interface RefusedValue extends SettingField {
  sentence: string;
}

/** The fields of the values that the server refused, by their paths in what was sent to change one into the other. */
export function refusedValues(
  errors: Record<string, string[]>,
  before: InstitutionDraft,
  after: InstitutionDraft,
): RefusedValue[] {
  return Object.entries(errors).map(([path, [sentence = '']]) => {
    const [part = '', place = '', name, day, time] = path.split('.');
    if (part === 'instituicao') return { name: place, sentence };
    const rowList = rowLists.find((list) => list === part);
    const at = rowList ? changedRows(before, after, rowList)[Number(place)] : Number(place);
    const value = { list: part as ListName, at, sentence };
    if (name !== 'horarios') return { ...value, name: name ?? 'texto' };
    const weekday = changesBetween(before, after).bibliotecas?.[Number(place)]?.horarios?.[Number(day)]?.dia_semana;
    return { ...value, name: time === 'fecha' ? 'fecha' : 'abre', weekday };
  });
}

const rowsOf = (text: string): string[] => text.split('\n');

/** Holidays as lines to edit: `2026-12-25 Natal`. */
export const holidayText = (days: Library['feriados'] = []): string =>
  days.map(({ dia, nome }) => `${dia} ${nome}`.trimEnd()).join('\n');

/** The same as data. What is no day is sent as it is: the server refuses it. */
export const holidaysOf = (text: string): NonNullable<Library['feriados']> =>
  rowsOf(text)
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [, dia = '', nome = ''] = /^\s*(\S*)\s*(.*)$/.exec(row) ?? [];
      return { dia, nome: nome.trim() };
    });

/** Lines of text as data. */
export const linesOf = (text: string): string[] =>
  rowsOf(text)
    .map((row) => row.trim())
    .filter((row) => row !== '');
