import { LRUCache } from 'lru-cache';

// To draw one takes ten milliseconds, and a list of fifty is read again whenever a screen is opened.
const maxBytes = 32 * 1024 * 1024;
const drawn = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (file, facts) => file.length + 2 * facts.length,
});

/** A paper of these facts as a PDF, one character per byte: drawn once. */
export function drawnOnce(facts: object, draw: () => string): string {
  const key = JSON.stringify(facts);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const file = draw();
  drawn.set(key, file);
  return file;
}

/** A PDF, one character per byte, in a data URL. */
export const pdfUrl = (file: string): string =>
  `data:application/pdf;base64,${Buffer.from(file, 'latin1').toString('base64')}`;
