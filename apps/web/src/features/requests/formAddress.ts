import { paths } from '../../shared/paths';

/** The screen of each kind of request. */
export const formAddress = {
  'emprestimo-inter-bibliotecas': paths.area('solicitacoes/emprestimo-inter-bibliotecas'),
  'comutacao-bibliografica': paths.area('comutacao'),
  'levantamento-bibliografico': paths.area('levantamento'),
  'pesquisa-especializada': paths.area('pesquisa-especializada'),
  'ficha-catalografica': paths.area('ficha-catalografica'),
  'sugestao-compra': paths.area('aquisicao'),
  'postagem-trabalho': paths.area('postagem-trabalho'),
} as const;
