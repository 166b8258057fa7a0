import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';
import { collectionEnd, collectionStart, isXml, recordXml } from './rejectsXml';

/**
 * Writes the rejected records of one file unchanged to `FILE.rejected.mrc`, or for MARCXML to a well-formed
 * `FILE.rejected.xml`. The first rejected record creates the file.
 */
export class Rejects {
  private handle: number | undefined;
  private asXml = false;
  private hasFailed = false;
  /** The path of the file; null while there is none. */
  path: string | null = null;

  /** @param source null for the standard input. @param log gets the path if it is not next to the source. */
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
