import { WorkType } from '@catalogue/domain';
import type { TFunction } from 'i18next';

// Records contain some Portuguese texts of the library; these functions give them in the interface's language.

interface OfType {
  cod_tipo_obra?: string | null;
  desc_tipo_obra?: string | null;
}
type TypeName = keyof typeof WorkType;

const typeNames = new Map(
  Object.entries(WorkType).map(([name, type]) => [`${type.cod_tipo_obra} ${type.desc_tipo_obra}`, name as TypeName]),
);

/** The work type as text. A library with other codes or names keeps its own text. */
export function workTypeText({ cod_tipo_obra, desc_tipo_obra }: OfType, t: TFunction<'shared'>) {
  const name = typeNames.get(`${cod_tipo_obra} ${desc_tipo_obra}`);
  return name ? t(`workType_${name}`) : desc_tipo_obra;
}

interface InLanguage {
  idioma?: string | null;
  idioma_desc?: string | null;
}

const loanTypes = new Map<string, 'normal' | 'short' | 'localUse' | 'courseReserve' | 'media' | 'rare'>([
  ['Normal', 'normal'],
  ['Curto', 'short'],
  ['Consulta local', 'localUse'],
  ['Reserva de curso', 'courseReserve'],
  ['Multimeios', 'media'],
  ['Obra rara', 'rare'],
]);

/** The loan type as text. A library with other names keeps its own text. */
export function loanTypeText(tipo_emprestimo: string, t: TFunction<'shared'>): string {
  const name = loanTypes.get(tipo_emprestimo);
  return name ? t(`loanType_${name}`) : tipo_emprestimo;
}

// Cached: a result set looks up the same few names thousands of times.
const languageNames = new Map<string, string | null>();

function languageName(idioma: string, language: string): string | null {
  const key = `${language} ${idioma}`;
  const known = languageNames.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(idioma);
  const written = name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : null;
  languageNames.set(key, written);
  return written;
}

/**
 * The language of a title as text: in Portuguese the library's name, if it gives one; else the browser's name of the
 * MARC code.
 */
export function languageText({ idioma, idioma_desc = null }: InLanguage, language: string): string | null {
  if (!idioma || !/^[a-z]{3}$/.test(idioma) || (language === 'pt' && idioma_desc)) return idioma_desc;
  return languageName(idioma, language) ?? idioma_desc;
}

/** The lines of a call number on its label; `4. ed.` and `v. 2` are not split. */
export const callNumberLines = (callNumber: string): string[] => callNumber.trim().split(/(?<!\.)\s+/);
