import type { SearchItem } from '@catalogue/api-contract';

/** A title of a result set; fields not given are empty. */
export const title = (cod_acervo: number, facts: Partial<SearchItem> = {}): SearchItem => ({
  cod_acervo: String(cod_acervo),
  descricao: `Título ${cod_acervo}`,
  cod_tipo_obra: '1',
  desc_tipo_obra: 'Livro',
  ano_publicacao: '2020',
  dados_adicionais: {},
  ...facts,
});

/** A value of a facet; its code is also its description unless another is given. */
export const entry = (codigo: string, descricao = codigo) => ({ codigo, descricao });
