import { closeSync, fstatSync, writeSync } from 'node:fs';
import { csvRow } from '@catalogue/domain';
import { openBeside } from './besideFile';

/** A message about one record. */
export interface Message {
  /** The number of the record in its file. */
  number: number;
  offset: number;
  /** The control number. */
  control: string | null;
  kind: string;
  text: string;
}

/** Writes each message of an import to `FILE.report.csv`, one line a record and message. The first creates the file. */
export class Report {
  private handle: number | undefined;
  private hasFailed = false;
  /** Null while there is none. */
  path: string | null = null;

  /** @param source null for the standard input. */
  constructor(
    private readonly source: string | null,
    private readonly log: (line: string) => void,
    private readonly append: boolean,
  ) {}

  write({ number, offset, control, kind, text }: Message): void {
    if (this.handle === undefined) this.open();
    if (this.handle !== undefined) writeSync(this.handle, csvRow([number, offset, control, kind, text]));
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }

  private open(): void {
    if (this.hasFailed) return;
    const { source, log, append } = this;
    const opened = openBeside({ source, ending: '.report.csv', what: 'the messages', append, log });
    this.hasFailed = opened === undefined;
    if (!opened) return;
    this.handle = opened.handle;
    this.path = opened.path;
    // The mark lets spreadsheets detect UTF-8.
    if (fstatSync(opened.handle).size === 0)
      writeSync(opened.handle, `\ufeff${csvRow(['record', 'byte', 'control number', 'kind', 'message'])}`);
  }
}
