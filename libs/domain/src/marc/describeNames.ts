import { dataFields, type DataField, type MarcRecord } from './record';
import type { AuthorityCodes, AuthorityType } from './describeAuthorities';
import { codedHeadings, nameHeading, shortName } from './describeHeadings';
import { roleOf } from './describeRoles';

export interface NameDescription {
  cod_autoridade: string | null;
  descricao: string;
  papel: string | null;
  tipo: AuthorityType;
}

/** The names of a record, main entry first. A 7XX with $t names a contained work and is left out. */
export const nameFields = (record: MarcRecord): DataField[] => [
  ...dataFields(record, '100', '110', '111'),
  ...dataFields(record, '700', '710', '711').filter(({ subfields }) => !subfields.some(({ code }) => code === 't')),
];

/** The names of contained and related works (7XX with $t), which are searched but not shown as authors. */
export const workNames = (record: MarcRecord): string[] =>
  dataFields(record, '700', '710', '711')
    .filter(({ subfields }) => subfields.some(({ code }) => code === 't'))
    .map(nameHeading);

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
