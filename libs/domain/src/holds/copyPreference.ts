/** The only choice when copies have no volume, tome or part (ruling D18). */
export const undivided = 'unico';

/** The part of a title that a copy contains; null when the title is not divided. */
export interface CopyParts {
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  /** `principal` or `adicional` (D1 §3). */
  material: string;
  localizacao: string | null;
}

/** What a reader asks for; null matches any value, `undivided` a copy without such a part. */
export interface CopyPreference {
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  material_adicional: string | null;
  localizacao: string | null;
}

/** The preference that matches copies equivalent to this one. */
export const preferenceFor = (copy: CopyParts) => ({
  volume: copy.volume ?? undivided,
  tomo: copy.tomo ?? undivided,
  parte: copy.parte ?? undivided,
  material_adicional: copy.material,
  localizacao: copy.localizacao,
});

const parts = ['volume', 'tomo', 'parte', 'material_adicional', 'localizacao'] as const;

/** Whether two preferences can match the same copy; the earlier one is then served first. */
export const areCompeting = (one: CopyPreference, other: CopyPreference): boolean =>
  parts.every((part) => one[part] === null || other[part] === null || one[part] === other[part]);

/** Whether a copy is one that a hold with this preference waits for; null in a part accepts any. */
export const matchesPreference = (preference: CopyPreference, copy: CopyParts): boolean => {
  const own = preferenceFor(copy);
  return parts.every((part) => preference[part] === null || preference[part] === own[part]);
};

/** Distinct values to choose from among these copies, sorted; the form preselects a single one (ruling D18). */
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

/** Groups interchangeable copies. */
export function groupsOf<Copy extends CopyParts>(copies: readonly Copy[]): Copy[][] {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const key = JSON.stringify([copy.volume, copy.tomo, copy.parte, copy.material]);
    groups.set(key, [...(groups.get(key) ?? []), copy]);
  }
  return [...groups.values()];
}
