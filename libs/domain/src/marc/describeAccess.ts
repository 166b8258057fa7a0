import { controlValue, dataFields, subfieldValues, type MarcRecord } from './record';
import { formOfItem } from './describeWorkType';
import type { LinkDescription } from './describeLinks';

/** `cr` (D2 §3) when the work can be read online: it has a link to the work, or 007 or the form of item says online. */
export const remoteAccess = (record: MarcRecord, links: readonly LinkDescription[]): 'cr' | null =>
  links.some(({ integral }) => integral) ||
  (controlValue(record, '007') ?? '').startsWith('cr') ||
  formOfItem(record) === 'o'
    ? 'cr'
    : null;

const ACCESSIBLE =
  /braill?e|audiolivro|audiobook|audiodescri|libras\b|l[ií]ngua brasileira de sinais|(letra|fonte|tipo)s? ampliad|large print|daisy\b|talking book|livro falado|acess[ií]vel/i;

/**
 * `S` (D2 §3) when the record describes the work as accessible to people with a disability: 341, 532, 007, the form of
 * item, or its wording; otherwise `N`.
 */
export const accessibility = (record: MarcRecord): 'S' | 'N' => {
  const tactile = (controlValue(record, '007') ?? '').startsWith('f') || /[df]/.test(formOfItem(record));
  if (tactile || dataFields(record, '341', '532').length > 0) return 'S';
  const said = [
    ...dataFields(record, '245').flatMap((field) => subfieldValues(field, 'h')),
    ...dataFields(record, '250', '340', '655').flatMap((field) => subfieldValues(field, 'ab')),
    ...dataFields(record, '300', '546').flatMap((field) => subfieldValues(field, 'abe')),
  ];
  return said.some((text) => ACCESSIBLE.test(text)) ? 'S' : 'N';
};
