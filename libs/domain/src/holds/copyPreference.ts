/** What is chosen where copies have no volume, tome or part: the one choice there is (ruling D18). */
export const undivided = 'unico';

/** Which part of a title a copy is; null where the title is not divided. */
export interface CopyParts {
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  /** `principal` or `adicional` (D1 §3). */
  material: string;
  localizacao: string | null;
}

/** What a reader asks for; null where any will do, `undivided` for a copy that has no such part. */
export interface CopyPreference {
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  material_adicional: string | null;
  localizacao: string | null;
}

/** What one asks for who wants a copy like this one, in its place. */
export const preferenceFor = (copy: CopyParts) => ({
  volume: copy.volume ?? undivided,
  tomo: copy.tomo ?? undivided,
  parte: copy.parte ?? undivided,
  material_adicional: copy.material,
  localizacao: copy.localizacao,
});

const parts = ['volume', 'tomo', 'parte', 'material_adicional', 'localizacao'] as const;

/** Whether two wishes may come to want the same copy: then the earlier one is served first. */
export const areCompeting = (one: CopyPreference, other: CopyPreference): boolean =>
  parts.every((part) => one[part] === null || other[part] === null || one[part] === other[part]);

/** Whether this copy is what was asked for. */
export const matchesPreference = (preference: CopyPreference, copy: CopyParts): boolean => {
  const own = preferenceFor(copy);
  return parts.every((part) => preference[part] === null || preference[part] === own[part]);
};

/** The different values that may be chosen of these copies, in order; a single one is preset by the form (ruling D18). */
export function choicesOf(copies: readonly CopyParts[]) {
  const of = (part: keyof CopyPreference): string[] =>
    [...new Set(copies.map((copy) => preferenceFor(copy)[part]))]
      .filter((value) => value !== null)
      .sort((a, b) => a.localeCompare(b, 'pt', { numeric: true }));
  return {
    volumes: of('volume'),
    tomos: of('tomo'),
    partes: of('parte'),
    materiais: of('material_adicional').reverse(),
    localizacoes: of('localizacao'),
  };
}

/** Copies by what they are: those of one group stand for each other. */
export function groupsOf<Copy extends CopyParts>(copies: readonly Copy[]): Copy[][] {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const key = JSON.stringify([copy.volume, copy.tomo, copy.parte, copy.material]);
    groups.set(key, [...(groups.get(key) ?? []), copy]);
  }
  return [...groups.values()];
}
