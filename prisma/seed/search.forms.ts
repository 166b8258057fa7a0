import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

const UNIVERSITY = 'Universidade Federal do Vale do Ipê';

/** The options of the forms for archive, normative acts and case law: headings of titles of the demo. */
const formOptions = {
  arquivo: {
    fundo: [
      'Fundo',
      `${UNIVERSITY}. Conselho Universitário`,
      `${UNIVERSITY}. Escola de Engenharia`,
      `${UNIVERSITY}. Reitoria`,
      `${UNIVERSITY}. Teatro Universitário`,
    ],
    tipo_documento: [
      'Tipo de documento',
      'Atas',
      'Correspondência',
      'Fotografias',
      'Plantas arquitetônicas',
      'Relatórios',
    ],
    localidade: ['Localidade', 'Rio das Pedras (MG)', 'Serra Verde (MG)', 'Vale do Ipê (MG)'],
  },
  atos_normativos: {
    tipo_ato: ['Tipo de ato', 'Constituições', 'Leis', 'Portarias', 'Resoluções'],
    orgao_emissor: ['Órgão emissor', 'Brasil', `${UNIVERSITY}. Conselho Universitário`, `${UNIVERSITY}. Reitoria`],
  },
  jurisprudencia: {
    tipo_decisao: ['Tipo de decisão', 'Ações diretas de inconstitucionalidade', 'Acórdãos', 'Súmulas'],
    orgao_julgador: [
      'Órgão julgador',
      'Brasil. Supremo Tribunal Federal',
      'Vale do Ipê (MG). Junta de Recursos Administrativos',
    ],
    relator: ['Relator', 'Coutinho, Iara Meireles', 'Rezende, Otávio Brandão', 'Sampaio, Helena Furtado'],
  },
} as const;

export const fillSearchForms: FeatureSeed = (client) =>
  copyRows(
    client,
    'opcao_formulario',
    Object.entries(formOptions).flatMap(([formulario, fields]) =>
      Object.entries(fields).flatMap(([campo, [descricao_campo = '', ...options]]: [string, readonly string[]]) =>
        options.map((descricao, index) => ({
          formulario,
          campo,
          descricao_campo,
          codigo: String(index + 1),
          descricao,
          ordem: index + 1,
        })),
      ),
    ),
  );
