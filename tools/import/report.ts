import { closeSync, fstatSync, writeSync } from 'node:fs';
import { reportHead, reportLine, type Message, type MessageSink } from '@catalogue/marc-import/report';
import { openBeside } from './besideFile';

/** Writes each message of an import to `FILE.report.csv`, one line a record and message. The first creates the file. */
export class Report implements MessageSink {
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

  write(message: Message): void {
    if (this.handle === undefined) this.open();
    if (this.handle !== undefined) writeSync(this.handle, reportLine(message));
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }

  private open(): void {
    if (this.hasFailed) return;
    const { source, log, append } = this;
    const opened = openBeside({
      source,
      ending: '.report.csv',
      what: 'the messages',
      append,
      beginning: reportHead,
      log,
    });
    this.hasFailed = opened === undefined;
    if (!opened) return;
    this.handle = opened.handle;
    this.path = opened.path;
    if (fstatSync(opened.handle).size === 0) writeSync(opened.handle, reportHead);
  }
}
