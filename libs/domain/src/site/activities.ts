/** The activities that a person's permissions give in one module; those of an institution's other programs say nothing here (ruling B23). */
export const activitiesIn = (
  cod_modulo: number,
  permissions: readonly { cod_modulo: number; cod_atividade: number }[],
): number[] => permissions.filter((each) => each.cod_modulo === cod_modulo).map(({ cod_atividade }) => cod_atividade);

/** What an activity is called in short: what comes after the first hyphen, if there is one (D2 §6). */
export const shortDescription = (descricao: string): string => /^[^-]*-\s*(.*\S)\s*$/.exec(descricao)?.[1] ?? descricao;
