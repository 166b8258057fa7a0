import { WorkType } from '../marc/workTypes';

interface Described {
  cod_tipo_obra: string;
  descricao: string;
}

/** The ABNT number of a standard, read from its title (`ABNT NBR ISO 9001: …`); null for other works. */
export const standardNumber = ({ cod_tipo_obra, descricao }: Described): string | null =>
  cod_tipo_obra === String(WorkType.standard.cod_tipo_obra)
    ? (/\bNBR(?: [A-Z]+)* (\d{1,6})\b/.exec(descricao)?.[1] ?? null)
    : null;
