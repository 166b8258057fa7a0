/** A MARC 21 record kept whole and in the order of its source. Source: ISO 2709, MARC 21 Record Structure (LoC). */
export interface MarcRecord {
  /** The 24 characters of the leader. */
  leader: string;
  fields: MarcField[];
}

/** A field of tag 001-009: a value without indicators or subfields. */
export interface ControlField {
  /** Three characters, leading zeros kept. */
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

export type MarcField = ControlField | DataField;

export interface Subfield {
  /** One character: a letter or a digit. */
  code: string;
  value: string;
}

export const isControlField = (field: MarcField): field is ControlField => 'value' in field;

/** The data fields with this tag, in record order. */
export const dataFields = (record: MarcRecord, ...tags: string[]): DataField[] =>
  record.fields.filter((field): field is DataField => !isControlField(field) && tags.includes(field.tag));

/** The value of the first control field with this tag. */
export const controlValue = (record: MarcRecord, tag: string): string | undefined =>
  record.fields.filter(isControlField).find((field) => field.tag === tag)?.value;

/** The values of these subfields of a field, in field order. `codes` is a string of one-character codes: `'abc'`. */
export const subfieldValues = (field: DataField, codes: string): string[] =>
  field.subfields.filter((subfield) => codes.includes(subfield.code)).map((subfield) => subfield.value);
