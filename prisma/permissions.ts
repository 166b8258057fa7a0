import { Activity } from '@catalogue/api-contract';

/** What everybody with a login may do in the catalogue, as rows of `permissao_atividade` without the person. */
export const ordinaryPermissions = [
  { cod_modulo: 1, cod_atividade: Activity.personalArea, descricao: 'Minha área' },
  { cod_modulo: 1, cod_atividade: Activity.acquisitionSuggestion, descricao: 'Sugestão de aquisição' },
  { cod_modulo: 1, cod_atividade: Activity.comments, descricao: 'Comentários' },
];
