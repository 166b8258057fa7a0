import { libraryLists, type InstitutionSettings } from '@catalogue/api-contract';

export type Institution = NonNullable<InstitutionSettings['instituicao']>;
export type Library = NonNullable<InstitutionSettings['bibliotecas']>[number];
export type Day = NonNullable<Library['horarios']>[number];
export type LoanType = NonNullable<InstitutionSettings['tipos_emprestimo']>[number];
export type Guide = NonNullable<InstitutionSettings['guias']>[number];

/** What the screen edits of an institution's data. */
export interface InstitutionDraft {
  instituicao: Institution;
  /** Each with its seven days. */
  bibliotecas: Library[];
  tipos_emprestimo: LoanType[];
  guias: Guide[];
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const closed = { abre: null, fecha: null };

export const draftOf = ({
  instituicao = {},
  bibliotecas = [],
  tipos_emprestimo = [],
  guias = [],
}: InstitutionSettings): InstitutionDraft => ({
  instituicao,
  tipos_emprestimo,
  guias,
  bibliotecas: bibliotecas.map((library) => ({
    ...library,
    horarios: weekdays.map(
      (dia_semana) => library.horarios?.find((day) => day.dia_semana === dia_semana) ?? { dia_semana, ...closed },
    ),
  })),
});

/** What is different after: what is sent to change it; from after to before, what undoes that. */
export function changesBetween(before: InstitutionDraft, after: InstitutionDraft): InstitutionSettings {
  const instituicao: Institution = Object.fromEntries(
    Object.entries(after.instituicao).filter(
      ([name, value]) => value !== before.instituicao[name as keyof Institution],
    ),
  );
  const bibliotecas = after.bibliotecas.flatMap((library) => {
    const old = before.bibliotecas.find(({ sigla }) => sigla === library.sigla);
    const horarios = (library.horarios ?? []).filter((day) => !isSame(day, dayOf(old, day.dia_semana)));
    const { sigla, desc_biblioteca, cod_campus } = library;
    const changed = Object.fromEntries(
      libraryLists.flatMap((list) =>
        isEqual(library[list] ?? [], old?.[list] ?? []) ? [] : [[list, library[list] ?? []]],
      ),
    ) as Pick<Library, (typeof libraryLists)[number]>;
    const isChanged = horarios.length + Object.keys(changed).length > 0 || desc_biblioteca !== old?.desc_biblioteca;
    return isChanged ? [{ sigla, desc_biblioteca, cod_campus, horarios, ...changed }] : [];
  });
  const tipos_emprestimo = after.tipos_emprestimo.filter(
    (type) =>
      !isEqual(
        type,
        before.tipos_emprestimo.find(({ descricao }) => descricao === type.descricao),
      ),
  );
  return {
    ...(Object.keys(instituicao).length > 0 && { instituicao }),
    ...(bibliotecas.length > 0 && { bibliotecas }),
    ...(tipos_emprestimo.length > 0 && { tipos_emprestimo }),
    // The server stores this list as a whole.
    ...(!isEqual(before.guias, after.guias) && { guias: after.guias }),
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const dayOf = (library: Library | undefined, weekday: number): Day | undefined =>
  library?.horarios?.find(({ dia_semana }) => dia_semana === weekday);
const isSame = (one: Day, other: Day | undefined): boolean => one.abre === other?.abre && one.fecha === other.fecha;

/** Which library, loan type or guide a field is of; the institution's are of none. */
export interface FieldOwner {
  sigla?: string | undefined;
  loanType?: string | undefined;
  /** Its place in the list. */
  guide?: number | undefined;
}

/** A field of the screen; of the hours, with its day. */
export interface SettingField extends FieldOwner {
  name:
    | keyof Institution
    | 'desc_biblioteca'
    | (typeof libraryLists)[number]
    | 'abre'
    | 'fecha'
    | Exclude<keyof LoanType, 'descricao'>
    | keyof Guide;
  weekday?: number | undefined;
}

/** The common props of a field: its id, its label, and its error. */
export type FieldProps = (field: SettingField) => { id: string; label: string; error: string | undefined };

/** Another one for each library, loan type and guide, of which one at a time is shown. Without spaces: it goes into lists of ids. */
export const fieldId = ({ name, weekday, sigla, loanType, guide }: SettingField): string =>
  ['library', name, weekday, sigla, loanType, guide]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('-');

/** What a reader calls the library, loan type or guide; undefined for the institution. */
export function ownerName(
  { bibliotecas, guias }: InstitutionDraft,
  { sigla, loanType, guide }: FieldOwner,
): string | undefined {
  if (guide !== undefined) return guias[guide]?.titulo || String(guide + 1);
  return loanType ?? (bibliotecas.find((library) => library.sigla === sigla)?.desc_biblioteca || sigla);
}

/** A value that the server refused: its field, and what is wrong with it. */
export interface RefusedValue extends SettingField {
  sentence: string;
}

/** The fields of the values that the server refused, by their paths in what was sent. */
export function refusedValues(errors: Record<string, string[]>, sent: InstitutionSettings): RefusedValue[] {
  return Object.entries(errors).map(([path, [sentence = '']]) => {
    const [part, at = '', list, day, time] = path.split('.');
    if (part === 'instituicao') return { name: at as keyof Institution, sentence };
    if (part === 'tipos_emprestimo')
      return {
        name: (list ?? 'dias') as keyof Omit<LoanType, 'descricao'>,
        loanType: sent.tipos_emprestimo?.[Number(at)]?.descricao,
        sentence,
      };
    if (part === 'guias') return { name: (list ?? 'titulo') as keyof Guide, guide: Number(at), sentence };
    const library = sent.bibliotecas?.[Number(at)];
    const value = { sigla: library?.sigla, sentence };
    const named = libraryLists.find((known) => known === list);
    if (named) return { ...value, name: named };
    return list === 'horarios'
      ? {
          ...value,
          name: time === 'fecha' ? 'fecha' : 'abre',
          weekday: library?.horarios?.[Number(day)]?.dia_semana,
        }
      : { ...value, name: 'desc_biblioteca' };
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
