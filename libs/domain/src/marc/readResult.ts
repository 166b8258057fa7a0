import type { MarcRecord } from './record';

/** Character encodings of ISO 2709 files. `iso-8859-1` is read as its superset windows-1252. */
export type MarcEncoding = 'utf-8' | 'marc-8' | 'iso-8859-1';

/** Limits and encodings for reading a file. */
export interface ReadOptions {
  /** For files with wrong leaders: read every record in this encoding, ignoring leader/09. ISO 2709 only. */
  encoding?: MarcEncoding;
  /**
   * A longer record is rejected and skipped, which bounds the memory. Default 1 MiB, ten times the maximum of a leader.
   */
  maxRecordBytes?: number;
}

/** Bytes. Ten times the length that a leader can state. */
export const DEFAULT_MAX_RECORD_BYTES = 1024 * 1024;

// Far more than a description with all its copies needs. What is made of a record (copies, names, pages) may cost the
// square of their number, and a megabyte has room for tens of thousands of fields.
const MAX_FIELDS = 5000;
const MAX_SUBFIELDS = 30_000;

/** Why a record could not be read. */
export type RejectionKind =
  | 'too-short'
  | 'base-address'
  | 'directory'
  | 'no-fields'
  | 'truncated'
  | 'too-large'
  | 'invalid-encoding'
  | 'xml-malformed'
  | 'xml-record'
  | 'not-marc';

/** What was repaired or left out in a record that could be read. */
export type WarningKind =
  /** The leader's record length is not the length of the record. */
  | 'record-length'
  /** The record has no terminator. */
  | 'terminator'
  /** The leader is missing, does not have 24 characters, or has impossible ones. */
  | 'leader'
  /** The directory's numbers are wrong; the fields were found by their terminators. */
  | 'directory'
  /** The text is not in the encoding that leader/09 declares, or does not look like it. */
  | 'encoding'
  /** Characters that could not be decoded, replaced by U+FFFD. */
  | 'lost-characters'
  /** Misplaced text (before a field's first subfield, a NUL), dropped. */
  | 'stray-text'
  /** Control characters, signs that turn writing around, and indicators or codes that are no ASCII, taken out. */
  | 'control-characters'
  /** Longer runs of signs without a letter or digit, or of combining marks, than any text has, shortened. */
  | 'long-run';

/** One thing that was repaired or left out. */
export interface ReadWarning {
  kind: WarningKind;
  message: string;
}

/** Of text that `normalized` has cut. */
export const longMarks: ReadWarning = {
  kind: 'long-run',
  message: 'Long runs of combining marks were shortened.',
};

interface ReadPlace {
  /**
   * The record's bytes: ISO 2709 with its terminator, or the `<record>` element in UTF-8. Truncated at the size limit.
   */
  raw: Uint8Array;
  /** The record's number in the file, from 1, counting broken ones. */
  number: number;
  /** Byte offset of the record in the file (for XML in another encoding: in the same text as UTF-8). */
  offset: number;
}

/** A record that could be read. */
export interface ReadRecord extends ReadPlace {
  ok: true;
  record: MarcRecord;
  /** What was repaired or lost; empty for a valid record. */
  warnings: ReadWarning[];
}

/** A record that could not be read. */
export interface ReadRejection extends ReadPlace {
  ok: false;
  kind: RejectionKind;
  /** A plain English sentence. */
  reason: string;
  /** For text that is not in the declared encoding: the encodings it may be in, the likeliest first. */
  readings?: readonly TextReading[];
}

/** A word of a record as it reads in an encoding. */
export interface TextReading {
  encoding: MarcEncoding;
  sample: string;
}

/** The result for one record of a file. */
export type ReadResult = ReadRecord | ReadRejection;

/** The result for one record, before its position in the file is known. */
export type Reading =
  | { ok: true; record: MarcRecord; warnings: ReadWarning[] }
  | { ok: false; kind: RejectionKind; reason: string; readings?: readonly TextReading[] };

/** The reading of a record that cannot be read. */
export const rejected = (
  kind: RejectionKind,
  reason: string,
  readings?: readonly TextReading[],
): Extract<Reading, { ok: false }> => ({ ok: false, kind, reason, ...(readings && { readings }) });

/** The rejection of a record with more fields or subfields than are read; undefined for all others. */
export function tooMany(fields: number, subfields: number): ReturnType<typeof rejected> | undefined {
  if (fields > MAX_FIELDS) return rejected('too-large', `The record has more than ${MAX_FIELDS} fields.`);
  if (subfields > MAX_SUBFIELDS) return rejected('too-large', `The record has more than ${MAX_SUBFIELDS} subfields.`);
  return undefined;
}
