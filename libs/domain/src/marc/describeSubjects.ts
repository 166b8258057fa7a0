import { dataFields, type MarcRecord } from './record';
import type { AuthorityCodes, AuthorityType } from './describeAuthorities';
import { codedHeadings } from './describeHeadings';
import { plain } from './describeText';

/** A subject heading of a record; the code of its authority if the record gives one. */
export interface SubjectDescription {
  cod_autoridade: string | null;
  descricao: string;
  tipo: AuthorityType;
}

const SUBJECT_TAGS = ['600', '610', '611', '630', '648', '650', '651', '653', '655'];

/**
 * The subject, place, period and genre headings of the record without duplicates, subdivisions joined by ` - `, in
 * record order.
 */
export const describeSubjects = (record: MarcRecord, codes?: AuthorityCodes): SubjectDescription[] => {
  const found = new Map<string, SubjectDescription>();
  for (const field of dataFields(record, ...SUBJECT_TAGS)) {
    for (const heading of codedHeadings(field, codes)) {
      if (!found.has(heading.descricao)) found.set(heading.descricao, heading);
    }
  }
  return [...found.values()];
};

/** The subdivisions of the headings by subfield code: `x` general, `v` form, `z` geographic, `y` chronological. */
export const subdivisions = (record: MarcRecord): Record<'x' | 'v' | 'z' | 'y', string[]> => {
  const found = { x: [] as string[], v: [] as string[], z: [] as string[], y: [] as string[] };
  for (const field of dataFields(record, ...SUBJECT_TAGS)) {
    for (const { code, value } of field.subfields) {
      if (code === 'x' || code === 'v' || code === 'z' || code === 'y') found[code].push(plain(value));
    }
  }
  return found;
};
