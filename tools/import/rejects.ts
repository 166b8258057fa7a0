import { closeSync, openSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf } from '../failure';

const XML_START = 0x3c;

/** Keeps the rejected records of one file as they came, in `FILE.rejected.mrc`, which is made at the first of them. */
export class Rejects {
  private handle: number | undefined;
  private isXml = false;
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
    if (this.handle === undefined) this.open(raw[0] === XML_START);
    if (this.handle === undefined) return;
    writeSync(this.handle, raw);
    if (this.isXml) writeSync(this.handle, '\n');
  }

  close(): void {
    if (this.handle === undefined) return;
    if (this.isXml) writeSync(this.handle, '</collection>\n');
    closeSync(this.handle);
    this.handle = undefined;
  }

  private open(isXml: boolean): void {
    if (this.hasFailed) return;
    const beside = `${this.source ?? join(this.folder, 'stdin')}.rejected.mrc`;
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
    this.isXml = isXml;
    if (this.handle !== undefined && isXml)
      writeSync(this.handle, '<collection xmlns="http://www.loc.gov/MARC21/slim">\n');
  }
}
