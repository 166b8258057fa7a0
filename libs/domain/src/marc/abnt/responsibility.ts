import { dataFields, type DataField, type MarcRecord } from '../record';
import { nameFields } from '../describeNames';
import { roleOf } from '../describeRoles';
import { searchKey } from '../../text';
import { fieldText } from '../describeText';
import { joinNames, nameEntry } from './names';

/** Roles that start a reference with their label, always in the singular (NBR 6023:2018, 8.1.1.4). */
const LABELS: Readonly<Record<string, string>> = {
  organizador: 'org.',
  editor: 'ed.',
  coordenador: 'coord.',
  compilador: 'comp.',
};
const AUTHORS = new Set(['autor', 'compositor', 'cartógrafo', 'fotógrafo', 'entrevistado']);

/** Words in the statement of responsibility that give the role of a name without a relator. */
const STATED: readonly (readonly [papel: string, words: RegExp])[] = [
  [
    'tradutor',
    /tradu|transl|ilustr|illus|prefac|introdu|apresenta|foreword|revis|adapta|desenh|designed|arrang|program notes/,
  ],
  ['organizador', /organiza|\borgs?\b/],
  ['coordenador', /coord/],
  ['compilador', /compil/],
  ['editor', /edited|\beditor|\beds?\b|herausgegeben|edicao de/],
];

/**
 * The role of a person without a relator, from the statement of responsibility: its first part names the authors. A
 * person whom it does not name is one of these where it stops short ("et al.") or where the record has no main entry.
 */
const statedRole = (field: DataField, segments: readonly string[], hasMain: boolean): string | null => {
  const [first] = segments;
  if (first === undefined) return 'autor';
  const key = searchKey(fieldText(field, 'a').split(',')[0] ?? '');
  const named = segments.findIndex((segment) => key !== '' && ` ${segment} `.includes(` ${key} `));
  const isShort = !hasMain || /\bet al\b|\be outr[oa]s\b|\band others\b/.test(first);
  const index = named < 0 && isShort ? 0 : named;
  const words = segments[index];
  if (words === undefined) return null;
  return STATED.find(([, said]) => said.test(words))?.[0] ?? (index === 0 ? 'autor' : null);
};

const segmentsOf = (record: MarcRecord): string[] =>
  dataFields(record, '245')
    .slice(0, 1)
    .flatMap((field) => fieldText(field, 'c').split(/\s;\s/))
    .filter((segment) => segment !== '')
    .map(searchKey);

/** The fields whose names start a reference, and their label; authors have none. */
export const responsibleNames = (record: MarcRecord): { fields: DataField[]; label: string } => {
  const names = nameFields(record);
  const main = names.find(({ tag }) => tag.startsWith('1'));
  const segments = segmentsOf(record);
  // With a corporate body or an event as main entry, only a relator makes another name a co-author.
  const bySegment = main === undefined || main.tag === '100';
  const roles = names.map((field) => ({
    field,
    papel:
      roleOf(field) ??
      (field === main
        ? 'autor'
        : field.tag === '700' && bySegment
          ? statedRole(field, segments, main !== undefined)
          : null),
  }));
  const mainRole = roles.find(({ field }) => field === main)?.papel;
  const fieldsOf = (found: typeof roles) => found.map(({ field }) => field);
  if (main && mainRole && !LABELS[mainRole])
    return {
      fields: fieldsOf(roles.filter(({ field, papel }) => field === main || AUTHORS.has(papel ?? ''))),
      label: '',
    };
  const authors = roles.filter(({ papel }) => AUTHORS.has(papel ?? ''));
  const label =
    mainRole ?? (authors.length > 0 ? '' : roles.find(({ papel }) => papel !== null && LABELS[papel])?.papel);
  return label
    ? { fields: fieldsOf(roles.filter(({ papel }) => papel === label)), label: LABELS[label] ?? '' }
    : { fields: fieldsOf(authors), label: '' };
};

/** The names that start the reference, with their label; empty when it is entered under the title. */
export const responsibility = (record: MarcRecord): string => {
  const { fields, label } = responsibleNames(record);
  return joinNames(fields.map(nameEntry), label);
};

/** The names of the main entry (1XX) only; empty without one. */
export const mainResponsibility = (record: MarcRecord): string =>
  nameFields(record)
    .filter(({ tag }) => tag.startsWith('1'))
    .map(nameEntry)
    .join('; ');
