/** A complete MARC 21 record, in the order of its source. Source: ISO 2709, MARC 21 Record Structure (LoC). */
export interface MarcRecord {
  /** The 24 characters of the leader. */
  leader: string;
  fields: MarcField[];
}

/** A field of tag 001-009: a value without indicators or subfields. */
export interface ControlField {
  /** Three characters, with leading zeros. */
  tag: string;
  value: string;
}

/** A field of tag 010-999. `ind1` and `ind2` are one character each, a blank is a space. */
export interface DataField {
  tag: string;
  ind1: string;
  ind2: string;
  subfields: Subfield[];
}

/** A field of a record. */
export type MarcField = ControlField | DataField;

/** A subfield of a data field. */
export interface Subfield {
  /** One character: a letter or a digit. */
  code: string;
  value: string;
}

/** Whether a field is a control field (001 to 009): one value without subfields. */
export const isControlField = (field: MarcField): field is ControlField => 'value' in field;

/** The data fields with one of these tags, in record order. */
export const dataFields = (record: MarcRecord, ...tags: string[]): DataField[] => {
  const found: DataField[] = [];
  const [only] = tags.length === 1 ? tags : [];
  for (const field of record.fields) {
    if ((only === undefined ? tags.includes(field.tag) : field.tag === only) && !isControlField(field))
      found.push(field);
  }
  return found;
};

/** The value of the first control field with this tag. */
export const controlValue = (record: MarcRecord, tag: string): string | undefined => {
  for (const field of record.fields) {
    if (field.tag === tag && isControlField(field)) return field.value;
  }
  return undefined;
};

/** The values of these subfields of a field, in field order. `codes` is a string of one-character codes: `'abc'`. */
export const subfieldValues = (field: DataField, codes: string): string[] => {
  const values: string[] = [];
  for (const subfield of field.subfields) {
    if (codes.includes(subfield.code)) values.push(subfield.value);
  }
  return values;
};
