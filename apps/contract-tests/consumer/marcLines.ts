import type { MarcRow } from '@catalogue/api-contract';

/** The rows of a MARC view, a field a line: tag, indicators, subfields. */
export const marcLines = (rows: MarcRow[]): string[] => {
  const lines = new Map<string, string>();
  for (const { paragrafo, seq_paragrafo, secao, descricao, pontuacao, indicador1, indicador2 } of rows) {
    const key = `${paragrafo}/${seq_paragrafo}`;
    const start = secao === null ? paragrafo : `${paragrafo} ${indicador1 ?? '#'}${indicador2 ?? '#'}`;
    const subfield = `${secao === null ? '' : `$${secao}`} ${descricao}${pontuacao ?? ''}`;
    lines.set(key, `${lines.get(key) ?? start} ${subfield.trim()}`);
  }
  return [...lines.values()];
};
