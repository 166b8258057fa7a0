import { dataFields, subfieldValues, type MarcRecord } from './record';
import type { AuthorityCodes, AuthorityType } from './describeAuthorities';
import { codedHeadings } from './describeHeadings';
import { plain } from './describeText';

export interface SubjectDescription {
  cod_autoridade: string | null;
  descricao: string;
  tipo: AuthorityType;
}

const SUBJECT_TAGS = ['600', '610', '611', '630', '648', '650', '651', '653', '655'];

/** The subject, place, period and genre headings of the record, subdivisions joined by ` - `, each once, in record order. */
export const describeSubjects = (record: MarcRecord, codes?: AuthorityCodes): SubjectDescription[] => {
  const found = new Map<string, SubjectDescription>();
  for (const field of dataFields(record, ...SUBJECT_TAGS)) {
    for (const heading of codedHeadings(field, codes)) {
      if (!found.has(heading.descricao)) found.set(heading.descricao, heading);
    }
  }
  return [...found.values()];
};

/** The subdivisions of one kind: `x` general, `v` form, `z` geographic, `y` chronological. */
export const subdivisions = (record: MarcRecord, code: 'x' | 'v' | 'z' | 'y'): string[] =>
  dataFields(record, ...SUBJECT_TAGS).flatMap((field) => subfieldValues(field, code).map(plain));
