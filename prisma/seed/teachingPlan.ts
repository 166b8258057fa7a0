import type { ClientBase } from 'pg';
import { copyRows } from '../copyRows';
import { personName } from './names';
import type { FeatureSeed } from './featureSeeds';

/** Disciplines: name, course, library, department, and the class of its titles. */
const DISCIPLINES = [
  ['Álgebra linear', 18, 5, 'DMA', '512'],
  ['Anatomia humana', 19, 7, 'DBG', '61'],
  ['Antropologia cultural', 8, 2, 'DCS', '30'],
  ['Apreciação musical', 21, 4, 'DMU', '78'],
  ['Banco de dados', 5, 5, 'DIN', '005'],
  ['Cálculo diferencial e integral I', 18, 5, 'DMA', '515'],
  ['Catalogação', 4, 1, 'DCI', '02'],
  ['Concreto armado', 11, 5, 'DAU', '624'],
  ['Direito civil I', 9, 3, 'DDR', '34'],
  ['Direito constitucional', 9, 3, 'DDR', '341'],
  ['Ecologia geral', 6, 8, 'DBG', '57'],
  ['Enfermagem em saúde coletiva', 10, 7, 'DBG', '61'],
  ['Estatística', 18, 5, 'DMA', '519'],
  ['Filosofia da educação', 23, 2, 'DED', '37'],
  ['Física I', 14, 5, 'DFI', '53'],
  ['Geografia do Brasil', 15, 2, 'DCS', '91'],
  ['História do Brasil Colônia', 16, 2, 'DCS', '981'],
  ['História da arquitetura', 2, 6, 'DAU', '72'],
  ['Inteligência artificial', 5, 5, 'DIN', '006'],
  ['Introdução à administração', 1, 1, 'DAD', '65'],
  ['Introdução à economia', 7, 1, 'DAD', '33'],
  ['Introdução à filosofia', 13, 2, 'DCS', '1'],
  ['Linguística geral', 17, 2, 'DLE', '4'],
  ['Literatura brasileira I', 17, 2, 'DLE', '869'],
  ['Literatura brasileira II', 17, 2, 'DLE', '869'],
  ['Metodologia da pesquisa', 4, 1, 'DCI', '0'],
  ['Produção vegetal', 3, 8, 'DBG', '63'],
  ['Psicologia do desenvolvimento', 24, 2, 'DED', '15'],
  ['Química geral', 25, 5, 'DFI', '54'],
  ['Redes de computadores', 5, 5, 'DIN', '004'],
  ['Sociologia I', 8, 2, 'DCS', '30'],
  ['Teoria do projeto', 2, 6, 'DAU', '72'],
] as const;

const TEACHERS = 28;
const BASIC = 3;
const LISTED = 8;
// Reading lists use the first titles of the catalogue, however large it is.
const READ_TITLES = 2_000;

interface ClassedTitle {
  cod_acervo: number;
  classificacao: string;
}

const findClassed = async (client: ClientBase): Promise<ClassedTitle[]> =>
  (
    await client.query<ClassedTitle>(
      `SELECT cod_acervo, classificacao FROM acervo
        WHERE cod_acervo <= ${READ_TITLES} AND classificacao IS NOT NULL ORDER BY cod_acervo`,
    )
  ).rows;

/** Disciplines, teachers, and a plan of each discipline for this year and last year. */
export const fillTeachingPlans: FeatureSeed = async (client, { today }) => {
  const year = Number(today.slice(0, 4));
  const classed = await findClassed(client);
  const plans = DISCIPLINES.flatMap(([, cod_curso, cod_biblioteca, cod_departamento, classNumber], index) => {
    const ofClass = classed.filter(({ classificacao }) => classificacao.startsWith(classNumber));
    // The next discipline of the same class continues where the one before ends, while there are titles.
    const earlier = DISCIPLINES.slice(0, index).filter((other) => other[4] === classNumber).length;
    const first = earlier * LISTED < ofClass.length ? earlier * LISTED : 0;
    const listed = ofClass.slice(first, first + LISTED);
    return [year, year - 1].map((ano, back) => ({
      plan: {
        id: index * 2 + back + 1,
        cod_departamento,
        ano,
        semestre: 1 + ((index + back) % 2),
        periodo: 1 + (index % 8),
        cod_disciplina: index + 1,
        cod_biblioteca,
        cod_professor: 1 + ((index + back * 5) % TEACHERS),
        cod_curso,
      },
      // Last year's list was shorter.
      listed: back === 0 ? listed : listed.slice(0, BASIC + 1),
    }));
  });
  await copyRows(
    client,
    'disciplina',
    DISCIPLINES.map(([descricao], index) => ({ codigo: index + 1, descricao })),
  );
  await copyRows(
    client,
    'professor',
    Array.from({ length: TEACHERS }, (_, index) => ({
      codigo: index + 1,
      descricao: personName('teacher', index).direct,
    })),
  );
  await copyRows(
    client,
    'plano_ensino',
    plans.map(({ plan }) => plan),
  );
  await copyRows(
    client,
    'plano_ensino_acervo',
    plans.flatMap(({ plan, listed }) =>
      listed.map(({ cod_acervo }, place) => ({
        plan_id: plan.id,
        cod_acervo,
        tipo: place < BASIC ? 'basica' : 'complementar',
      })),
    ),
  );
};
