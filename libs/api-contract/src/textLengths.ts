import * as z from 'zod/mini';

// The longest text, a guide, has a hundredth of it in the demo. Papers and mails repeat them: fifty slips name the institution.
const maxText = 50_000;
// Names stand in bars, lists, mails and papers.
const maxName = 200;
const names: readonly PropertyKey[] = ['sigla', 'nome', 'nome_campus', 'desc_biblioteca'];

/** How many characters a text may have that is given here; a logo has a limit of its own. */
function maxLengthAt(path: readonly PropertyKey[]): number {
  if (path.join('.') === 'instituicao.logo') return Infinity;
  // What was read may come of an import, which takes names as they are.
  return path[0] !== 'antes' && names.includes(path.at(-1) ?? '') ? maxName : maxText;
}

/** The places of the texts that are too long, and how long they may be. */
const longTexts = (value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; max: number }[] => {
  const max = maxLengthAt(path);
  if (typeof value === 'string') return value.length > max ? [{ path, max }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const parts: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  return Array.from(parts).flatMap(([name, part]) => longTexts(part, [...path, name]));
};

/** Refuses data of an institution with a text that is too long, at its place. Of what is stored nothing is refused. */
export const withoutLongTexts = <Schema extends z.ZodMiniType>(schema: Schema): Schema =>
  schema.check(
    z.superRefine((data, context) => {
      for (const { path, max } of longTexts(data))
        context.addIssue({ code: 'custom', path, message: `must have at most ${max} characters` });
    }),
  ) as Schema;
