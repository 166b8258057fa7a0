import { isControlField, type DataField, type MarcField, type MarcRecord } from './record';

/** A field in its original script (880), under the tag of the field that it stands for. */
interface AlternateField {
  field: DataField;
  /** Whether the record also has the romanized field. */
  isLinked: boolean;
}

const LINK = /^\s*(\d{3})-(\d{2})/;

/** Source: MARC 21, appendix A, control subfields: `$6 245-01/$1`, unlinked `$6 245-00`. */
const alternate = (field: MarcField): AlternateField | null => {
  if (field.tag !== '880' || isControlField(field)) return null;
  const [, tag, occurrence] = LINK.exec(field.subfields.find(({ code }) => code === '6')?.value ?? '') ?? [];
  if (tag === undefined) return null;
  const subfields = field.subfields.filter(({ code }) => code !== '6');
  return { field: { ...field, tag, subfields }, isLinked: occurrence !== '00' };
};

// Most records have none, and every one is read several times.
const hasAlternates = ({ fields }: MarcRecord): boolean => fields.some(({ tag }) => tag === '880');

/** The fields in their original script that repeat another one. */
export const linkedFields = (record: MarcRecord): DataField[] => {
  if (!hasAlternates(record)) return [];
  return record.fields.flatMap((field) => {
    const found = alternate(field);
    return found?.isLinked ? [found.field] : [];
  });
};

/** The record with its unlinked 880 as the fields that they stand for. The same object if it has none. */
export const withUnlinkedFields = (record: MarcRecord): MarcRecord => {
  if (!hasAlternates(record)) return record;
  let isChanged = false;
  const fields = record.fields.map((field) => {
    const found = alternate(field);
    if (!found || found.isLinked) return field;
    isChanged = true;
    return found.field;
  });
  return isChanged ? { ...record, fields } : record;
};
