import { open, type FileHandle } from 'node:fs/promises';

/** One call as HTTP Archive 1.2 has it. */
export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: NameValue[];
    queryString: NameValue[];
    postData?: { mimeType: string; text: string };
    headersSize: -1;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: NameValue[];
    content: { size: number; mimeType: string; text?: string; comment?: string };
    redirectURL: '';
    headersSize: -1;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
}
export interface NameValue {
  name: string;
  value: string;
}

const ending = '\n]}}\n';

/** A HAR file that is complete after every call, so that nothing is lost whatever ends the program. */
export class HarFile {
  #end = 0;
  #isFirst = true;
  #writing: Promise<void> = Promise.resolve();

  private constructor(private readonly file: FileHandle) {}

  /** Replaces a file of this name. Only its owner may read it. */
  static async create(path: string): Promise<HarFile> {
    const file = await open(path, 'w', 0o600);
    // One that was there keeps its rights otherwise.
    await file.chmod(0o600);
    const har = new HarFile(file);
    await har.#append(
      '{"log":{"version":"1.2","creator":{"name":"catalogue proxy","version":"1"},"comment":"Values are masked.","entries":[',
    );
    return har;
  }

  add(entry: HarEntry): Promise<void> {
    this.#writing = this.#writing.then(() => {
      const text = `${this.#isFirst ? '' : ','}\n${JSON.stringify(entry)}`;
      this.#isFirst = false;
      return this.#append(text);
    });
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.file.close();
  }

  // Over the ending that is there.
  async #append(text: string): Promise<void> {
    const bytes = Buffer.from(text + ending);
    await this.file.write(bytes, 0, bytes.length, this.#end);
    this.#end += bytes.length - ending.length;
  }
}
