const hasBytes = (part: unknown): part is { byteLength: number } =>
  typeof part === 'object' && part !== null && 'byteLength' in part && typeof part.byteLength === 'number';

/** An object of columns: no column, map or class of its own. */
export const isPlain = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;

/** The bytes that columns take, those in parts as well; what is no column takes none. */
export const bytesOf = (parts: object): number =>
  Object.values(parts).reduce<number>(
    (sum, part) => sum + (hasBytes(part) ? part.byteLength : isPlain(part) ? bytesOf(part) : 0),
    0,
  );
