import { closeSync, fstatSync, ftruncateSync, readSync, writeSync } from 'node:fs';
import type { RecordSink } from '@catalogue/marc-import/report';
import { openBeside } from './besideFile';
import { collectionEnd, collectionStart, isXml, recordXml } from './rejectsXml';

/**
 * Writes the rejected records of one file unchanged to `FILE.rejected.mrc`, or for MARCXML to a well-formed
 * `FILE.rejected.xml`. The first rejected record creates the file.
 */
export class Rejects implements RecordSink {
  private handle: number | undefined;
  private asXml = false;
  private hasFailed = false;
  /** The path of the file; null while there is none. */
  path: string | null = null;

  /** @param source null for the standard input. @param log gets the path if it is not next to the source. */
  constructor(
    private readonly source: string | null,
    private readonly log: (line: string) => void,
    private readonly options: { append?: boolean; folder?: string } = {},
  ) {}

  write(raw: Uint8Array): void {
    if (this.handle === undefined) this.open(isXml(raw));
    if (this.handle === undefined) return;
    if (this.asXml) writeSync(this.handle, recordXml(raw));
    else writeSync(this.handle, raw);
  }

  close(): void {
    if (this.handle === undefined) return;
    if (this.asXml) writeSync(this.handle, collectionEnd);
    closeSync(this.handle);
    this.handle = undefined;
  }

  private open(asXml: boolean): void {
    if (this.hasFailed) return;
    const { append = false, folder } = this.options;
    const opened = openBeside({
      source: this.source,
      ending: `.rejected.${asXml ? 'xml' : 'mrc'}`,
      what: 'the rejected records',
      append,
      beginning: asXml ? collectionStart : undefined,
      log: this.log,
      folder,
    });
    this.handle = opened?.handle;
    this.path = opened?.path ?? null;
    this.hasFailed = this.handle === undefined;
    this.asXml = asXml;
    if (this.handle !== undefined && asXml) beginCollection(this.handle);
  }
}

/** Begins the collection of records, or goes on with that of an interrupted import. */
function beginCollection(handle: number): void {
  const { size } = fstatSync(handle);
  const end = Buffer.alloc(collectionEnd.length);
  if (size === 0) writeSync(handle, collectionStart);
  else if (readSync(handle, end, 0, end.length, size - end.length) && end.toString() === collectionEnd)
    ftruncateSync(handle, size - end.length);
}
