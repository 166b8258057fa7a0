/** A piece of the reference; `destaque` marks what the norm emphasises. */
export interface ReferencePart {
  texto: string;
  destaque: boolean;
}

/** The text between two full stops of a reference. */
export type Sentence = readonly ReferencePart[];

/** A sentence without emphasis; empty for null and for an empty text. */
export const plainPart = (texto: string | null): Sentence => (texto ? [{ texto, destaque: false }] : []);
/** A sentence that the norm emphasises; empty for an empty text. */
export const emphasise = (texto: string): Sentence => (texto === '' ? [] : [{ texto, destaque: true }]);

const textOf = (parts: Sentence): string => parts.map(({ texto }) => texto).join('');

/** Merges adjacent parts with the same emphasis. */
const merged = (parts: Sentence): ReferencePart[] =>
  parts.reduce<ReferencePart[]>((all, part) => {
    const last = all.at(-1);
    if (last?.destaque === part.destaque) last.texto += part.texto;
    else all.push({ ...part });
    return all;
  }, []);

/** Joins sentences with full stops, except after a stop, a question or an exclamation mark; ends with one full stop. */
export const joinSentences = (sentences: readonly Sentence[]): ReferencePart[] => {
  const parts: ReferencePart[] = [];
  for (const sentence of sentences) {
    if (textOf(sentence).trim() === '') continue;
    const before = textOf(parts);
    if (before !== '') parts.push({ texto: /[.?!]$/.test(before) ? ' ' : '. ', destaque: false });
    parts.push(...sentence);
  }
  if (!textOf(parts).endsWith('.')) parts.push({ texto: '.', destaque: false });
  return merged(parts);
};
