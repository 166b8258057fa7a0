import { formFieldNames, type OptionForm } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

const UNIVERSITY = 'Universidade Federal do Vale do Ipê';

/** The options of the forms for archive, normative acts and case law: headings of titles of the demo. */
const formOptions = {
  arquivo: {
    fundo: [
      `${UNIVERSITY}. Conselho Universitário`,
      `${UNIVERSITY}. Escola de Engenharia`,
      `${UNIVERSITY}. Reitoria`,
      `${UNIVERSITY}. Teatro Universitário`,
    ],
    tipo_documento: ['Atas', 'Correspondência', 'Fotografias', 'Plantas arquitetônicas', 'Relatórios'],
    localidade: ['Rio das Pedras (MG)', 'Serra Verde (MG)', 'Vale do Ipê (MG)'],
  },
  atos_normativos: {
    tipo_ato: ['Constituições', 'Leis', 'Portarias', 'Resoluções'],
    orgao_emissor: ['Brasil', `${UNIVERSITY}. Conselho Universitário`, `${UNIVERSITY}. Reitoria`],
  },
  jurisprudencia: {
    tipo_decisao: ['Ações diretas de inconstitucionalidade', 'Acórdãos', 'Súmulas'],
    orgao_julgador: ['Brasil. Supremo Tribunal Federal', 'Vale do Ipê (MG). Junta de Recursos Administrativos'],
    relator: ['Coutinho, Iara Meireles', 'Rezende, Otávio Brandão', 'Sampaio, Helena Furtado'],
  },
} satisfies Record<OptionForm, Record<string, readonly string[]>>;

export const fillSearchForms: FeatureSeed = (client) =>
  copyRows(
    client,
    'opcao_formulario',
    (Object.keys(formOptions) as OptionForm[]).flatMap((formulario) =>
      Object.entries(formOptions[formulario]).flatMap(([campo, options]) =>
        options.map((descricao, index) => ({
          formulario,
          campo,
          descricao_campo: formFieldNames[campo as keyof typeof formFieldNames],
          codigo: String(index + 1),
          descricao,
          ordem: index + 1,
        })),
      ),
    ),
  );
