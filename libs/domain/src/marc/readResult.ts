import type { MarcRecord } from './record';

/** How the bytes of an ISO 2709 file stand for characters. `iso-8859-1` is read as its superset windows-1252. */
export type MarcEncoding = 'utf-8' | 'marc-8' | 'iso-8859-1';

export interface ReadOptions {
  /** For files whose leaders lie: read every record so, whatever its leader/09 says. ISO 2709 only. */
  encoding?: MarcEncoding;
  /** A longer record is rejected and skipped; this bounds the memory. Default 1 MiB, ten times what a leader can count. */
  maxRecordBytes?: number;
}

export const DEFAULT_MAX_RECORD_BYTES = 1024 * 1024;

export type RejectionKind =
  | 'too-short'
  | 'leader'
  | 'base-address'
  | 'directory'
  | 'no-fields'
  | 'truncated'
  | 'too-large'
  | 'invalid-encoding'
  | 'xml-malformed'
  | 'xml-record'
  | 'not-marc';

export type WarningKind =
  /** The leader's record length is not the length of the record. */
  | 'record-length'
  /** The record has no terminator. */
  | 'terminator'
  /** The leader is absent or has not 24 characters. */
  | 'leader'
  /** The directory's numbers are wrong; the fields were found by their terminators. */
  | 'directory'
  /** The text is not in the encoding that leader/09 declares, or does not look like it. */
  | 'encoding'
  /** Characters that could not be read, now U+FFFD. */
  | 'lost-characters'
  /** Text where none belongs (before a field's first subfield, a NUL), dropped. */
  | 'stray-text';

export interface ReadWarning {
  kind: WarningKind;
  message: string;
}

interface ReadPlace {
  /** The record's own bytes: ISO 2709 with its terminator, or the `<record>` element in UTF-8. Cut at the size limit. */
  raw: Uint8Array;
  /** The record's place in the file, counting broken ones, from 1. */
  number: number;
  /** Bytes before the record in the file (for XML that is not UTF-8: in the same text as UTF-8). */
  offset: number;
}

export interface ReadRecord extends ReadPlace {
  ok: true;
  record: MarcRecord;
  /** What was repaired or lost on the way; empty for a sound record. */
  warnings: ReadWarning[];
}

export interface ReadRejection extends ReadPlace {
  ok: false;
  kind: RejectionKind;
  /** A plain English sentence. */
  reason: string;
}

export type ReadResult = ReadRecord | ReadRejection;

/** What a reader says of one record before its place in the file is known. */
export type Reading =
  { ok: true; record: MarcRecord; warnings: ReadWarning[] } | { ok: false; kind: RejectionKind; reason: string };

export const rejected = (kind: RejectionKind, reason: string): Extract<Reading, { ok: false }> => ({
  ok: false,
  kind,
  reason,
});
