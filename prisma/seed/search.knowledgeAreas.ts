import { greatAreas } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

/** The areas of CNPq's table for the classes of titles, by code. */
const AREAS: Readonly<Record<string, string>> = {
  101: 'Matemática',
  102: 'Probabilidade e Estatística',
  103: 'Ciência da Computação',
  104: 'Astronomia',
  105: 'Física',
  106: 'Química',
  107: 'Geociências',
  200: 'Biologia',
  202: 'Genética',
  203: 'Botânica',
  204: 'Zoologia',
  205: 'Ecologia',
  300: 'Tecnologia e Engenharia',
  301: 'Engenharia Civil',
  304: 'Engenharia Elétrica',
  305: 'Engenharia Mecânica',
  306: 'Engenharia Química',
  307: 'Engenharia Sanitária',
  401: 'Medicina',
  402: 'Odontologia',
  403: 'Farmácia',
  404: 'Enfermagem',
  405: 'Nutrição',
  406: 'Saúde Coletiva',
  409: 'Educação Física',
  501: 'Agronomia',
  505: 'Medicina Veterinária',
  507: 'Ciência e Tecnologia de Alimentos',
  601: 'Direito',
  602: 'Administração',
  603: 'Economia',
  604: 'Arquitetura e Urbanismo',
  607: 'Ciência da Informação',
  609: 'Comunicação',
  610: 'Serviço Social',
  701: 'Filosofia',
  702: 'Sociologia',
  703: 'Antropologia',
  705: 'História',
  706: 'Geografia',
  707: 'Psicologia',
  708: 'Educação',
  709: 'Ciência Política',
  710: 'Teologia',
  801: 'Linguística',
  802: 'Letras',
  803: 'Artes',
};

/** However large the catalogue, only the latest titles are marked. */
export const MARKED_TITLES = 2_000;

/** Areas, and the area of titles of the last three months: the facet of new acquisitions. */
export const fillKnowledgeAreas: FeatureSeed = async (client, { today }) => {
  await copyRows(
    client,
    'area_conhecimento',
    Object.entries(AREAS).map(([codigo, descricao]) => ({
      codigo,
      descricao,
      cod_tipo_area_conhec: codigo.charAt(0),
      desc_tipo_area_conhec: greatAreas[codigo.charAt(0)] ?? '',
    })),
  );
  await client.query(
    `INSERT INTO acervo_area (cod_acervo, codigo)
     SELECT cod_acervo, codigo FROM acervo JOIN area_conhecimento ON codigo = cod_area_conhecimento
      WHERE data_inclusao > $1::date - interval '3 months'
      ORDER BY cod_acervo LIMIT ${MARKED_TITLES}`,
    [today],
  );
};
