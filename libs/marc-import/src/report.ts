import { csvRow } from '@catalogue/domain';
import type { ClientBase } from 'pg';

/** A message about one record. */
export interface Message {
  /** The number of the record in its file. */
  number: number;
  offset: number;
  /** The control number. */
  control: string | null;
  kind: string;
  text: string;
  /** The record is not stored. */
  rejected: boolean;
}

/** Takes every message of the import of one file. */
export interface MessageSink {
  write(message: Message): void;
  /** Called in the transaction that records a batch as stored, with what was written of it. */
  store?(db: ClientBase): Promise<void>;
  close(): void;
  /** The file that has them; null while there is none. */
  readonly path: string | null;
}

/** Takes the bytes of every record that is not stored. */
export interface RecordSink {
  write(raw: Uint8Array): void;
  close(): void;
  /** The file that has them; null while there is none. */
  readonly path: string | null;
}

/** The first line of a report. The mark before it lets spreadsheets detect UTF-8. */
export const reportHead = `\ufeff${csvRow(['record', 'byte', 'control number', 'kind', 'message'])}`;

/** A line of a report. */
export const reportLine = ({ number, offset, control, kind, text }: Omit<Message, 'rejected'>): string =>
  csvRow([number, offset, control, kind, text]);
