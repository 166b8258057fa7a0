import { dataFields, type DataField, type MarcRecord } from './record';
import type { AuthorityCodes, AuthorityType } from './describeAuthorities';
import { codedHeadings, shortName } from './describeHeadings';
import { roleOf } from './describeRoles';

/** A name of a record, with its role in it; the code of its authority if the record gives one. */
export interface NameDescription {
  cod_autoridade: string | null;
  descricao: string;
  papel: string | null;
  tipo: AuthorityType;
}

const ADDED = ['700', '710', '711'];

/** Whether a field is an added entry of a contained or related work (7XX with $t): its name is searched, not shown. */
export const isWorkEntry = ({ tag, subfields }: DataField): boolean =>
  ADDED.includes(tag) && subfields.some(({ code }) => code === 't');

/** The names of a record, main entry first, without those of contained and related works. */
export const nameFields = (record: MarcRecord): DataField[] => [
  ...dataFields(record, '100', '110', '111'),
  ...dataFields(record, ...ADDED).filter((field) => !isWorkEntry(field)),
];

/** Persons, bodies and events of the record without duplicates, main entry first. */
export const describeNames = (record: MarcRecord, codes?: AuthorityCodes): NameDescription[] => {
  const found = new Map<string, NameDescription>();
  for (const field of nameFields(record)) {
    for (const heading of codedHeadings(field, codes)) {
      if (found.has(heading.descricao)) continue;
      found.set(heading.descricao, {
        ...heading,
        papel: roleOf(field) ?? (field.tag.startsWith('1') ? 'autor' : null),
      });
    }
  }
  return [...found.values()];
};

/** The first name of a record as shown in lists: without dates. */
export const principalName = (record: MarcRecord): string | null => {
  const field = nameFields(record)[0];
  return (field && shortName(field)) || null;
};
