/**
 * The activities of a person's permissions in one module; other programs of the institution are ignored (ruling B23).
 */
export const activitiesIn = (
  cod_modulo: number,
  permissions: readonly { cod_modulo: number; cod_atividade: number }[],
): number[] => permissions.filter((each) => each.cod_modulo === cod_modulo).map(({ cod_atividade }) => cod_atividade);

/** The short name of an activity: the text after the first hyphen, if there is one (D2 §6). */
export const shortDescription = (descricao: string): string => /^[^-]*-\s*(.*\S)\s*$/.exec(descricao)?.[1] ?? descricao;
