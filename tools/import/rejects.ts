import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';
import { collectionEnd, collectionStart, isXml, recordXml } from './rejectsXml';

/**
 * Keeps the rejected records of one file as they came, in `FILE.rejected.mrc`, or, of MARCXML, in the well-formed
 * `FILE.rejected.xml`. It is made at the first of them.
 */
export class Rejects {
  private handle: number | undefined;
  private asXml = false;
  private hasFailed = false;
  /** Where they are; null while there are none. */
  path: string | null = null;

  /** @param source null for the standard input. @param log told where else they lie, if not beside the file. */
  constructor(
    private readonly source: string | null,
    private readonly log: (line: string) => void,
    private readonly folder = process.env['INIT_CWD'] ?? process.cwd(),
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
    const beside = `${this.source ?? join(this.folder, 'stdin')}.rejected.${asXml ? 'xml' : 'mrc'}`;
    const here = join(this.folder, basename(beside));
    for (const path of new Set([beside, here])) {
      try {
        this.handle = openSync(path, 'w');
        this.path = path;
        break;
      } catch (error) {
        const elsewhere = path === here ? 'are only listed here' : `go to ${here}`;
        this.log(`${path} cannot be written (${codeOf(error)}): the rejected records ${elsewhere}.`);
      }
    }
    this.hasFailed = this.handle === undefined;
    this.asXml = asXml;
    if (this.handle !== undefined && asXml) writeSync(this.handle, collectionStart);
  }
}
