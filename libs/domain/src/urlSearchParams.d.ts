// As in textEncoding.d.ts.
declare class URLSearchParams {
  constructor(init: string | readonly (readonly [string, string])[]);
  get(name: string): string | null;
  getAll(name: string): string[];
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
