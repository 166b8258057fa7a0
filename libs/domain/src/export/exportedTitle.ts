import { describeTitle } from '../marc/describeTitle';
import { shortName } from '../marc/describeHeadings';
import { nameFields } from '../marc/describeNames';
import type { MarcRecord } from '../marc/record';

/** The fields of a title that are exported to reference managers and tables. */
export interface ExportedTitle {
  cod_acervo: number;
  cod_tipo_obra: number;
  desc_tipo_obra: string;
  titulo: string;
  /** Inverted, without dates: `Assis, Machado de`. Main entry first. */
  nomes: string[];
  ano_publicacao: number | null;
  local: string | null;
  editora: string | null;
  edicao: string | null;
  serie: string | null;
  isbn_issn: string | null;
  numero_chamada: string | null;
  idioma: string | null;
  idioma_desc: string | null;
  assuntos: string[];
  resumo: string | null;
  /** Links to the work itself. */
  enderecos: string[];
}

/** Builds the exported title from its record. */
export function exportedTitle(cod_acervo: number, record: MarcRecord): ExportedTitle {
  const { assuntos, links, ...title } = describeTitle(record);
  return {
    ...title,
    cod_acervo,
    nomes: [...new Set(nameFields(record).map(shortName))].filter((name) => name !== ''),
    assuntos: assuntos.map(({ descricao }) => descricao),
    enderecos: links.filter(({ integral }) => integral).map(({ url }) => url),
  };
}
