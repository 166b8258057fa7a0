import { copyRows } from '../copyRows';
import { MARKED_TITLES } from './search.knowledgeAreas';
import type { FeatureSeed } from './featureSeeds';

/** Courses of the university: code, name, campus, and the areas whose new titles are acquired for them. */
const courses = [
  [1, 'Administração', 1, '602'],
  [2, 'Arquitetura e Urbanismo', 2, '604'],
  [3, 'Agronomia', 3, '501'],
  [4, 'Biblioteconomia', 1, '607'],
  [5, 'Ciência da Computação', 2, '103 101'],
  [6, 'Ciências Biológicas', 3, '200 202 203 204 205'],
  [7, 'Ciências Econômicas', 1, '603'],
  [8, 'Ciências Sociais', 1, '702 703 709'],
  [9, 'Direito', 1, '601'],
  [10, 'Enfermagem', 3, '404 406'],
  [11, 'Engenharia Civil', 2, '301 307'],
  [12, 'Engenharia Elétrica', 2, '304'],
  [13, 'Filosofia', 1, '701'],
  [14, 'Física', 2, '105 104'],
  [15, 'Geografia', 2, '706 107'],
  [16, 'História', 1, '705'],
  [17, 'Letras', 1, '801 802'],
  [18, 'Matemática', 2, '101 102'],
  [19, 'Medicina', 3, '401 402 403'],
  [20, 'Medicina Veterinária', 3, '505'],
  [21, 'Música', 1, '803'],
  [22, 'Nutrição', 3, '405 507'],
  [23, 'Pedagogia', 1, '708'],
  [24, 'Psicologia', 1, '707'],
  [25, 'Química', 2, '106 306'],
] as const;

/** Courses, and the new titles acquired for each. */
export const fillCourses: FeatureSeed = async (client) => {
  await copyRows(
    client,
    'curso',
    courses.map(([codigo, descricao, cod_campus]) => ({ codigo, descricao, cod_campus })),
  );
  const bought = courses.flatMap(([codigo, , , areas]) => areas.split(' ').map((area) => ({ codigo, area })));
  await client.query(
    `INSERT INTO acervo_curso (cod_acervo, cod_curso, cod_campus)
     SELECT cod_acervo, curso.codigo, curso.cod_campus
       FROM jsonb_to_recordset($1::jsonb) AS bought(codigo int, area text)
       JOIN curso ON curso.codigo = bought.codigo
       JOIN acervo_area ON acervo_area.codigo = bought.area
      ORDER BY cod_acervo, curso.codigo LIMIT ${MARKED_TITLES}`,
    [JSON.stringify(bought)],
  );
};
