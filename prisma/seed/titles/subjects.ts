import type { DataField } from '@catalogue/domain';
import { field, heading } from './marc';

const PLACE = /^(Brasil|França|Minas Gerais|São Francisco, Rio|Paraguai)$/;

/**
 * A subject string of the word lists (`Arte - História`, `Brasil - História - Império, 1822-1889`) as its MARC field,
 * with an optional form.
 */
export function subjectField(text: string, form: string | null = null): DataField {
  const law = /^(Brasil)\. (Constituição \(\d{4}\))$/.exec(text);
  if (law) return field('610', '14', 'a', `${law[1]}.`, 't', `${law[2]}.`);
  const [head = '', ...rest] = text.split(' - ');
  const subdivisions = rest.flatMap((part) => [PLACE.test(part) ? 'z' : /\d{4}/.test(part) ? 'y' : 'x', part]);
  const pairs = ['a', head, ...subdivisions, ...(form ? ['v', form] : [])];
  return field(
    PLACE.test(head) ? '651' : '650',
    '#4',
    ...pairs.map((value, index) => (index === pairs.length - 1 && !/[.)]$/.test(value) ? `${value}.` : value)),
  );
}

export const genre = (text: string): DataField => heading('655', '#4', text);
export const period = (text: string): DataField => heading('648', '#4', text);
