import { copyRows } from '../copyRows';
import type { FillRoom } from './rooms';

const DATABASES = [
  ['Acervo de Jornais do Vale', 'Jornais da região de 1870 a 1960, página por página', 'jornais'],
  ['Atlas de Saúde', 'Anatomia, casos clínicos e diretrizes em texto completo', 'saude'],
  ['Estatísticas Municipais', 'Séries por município desde 1970', 'municipios'],
  ['Leis e Julgados', 'Legislação, súmulas e acórdãos comentados', 'leis'],
  ['Portal de Periódicos', 'Artigos de todas as áreas em texto completo', 'periodicos'],
] as const;

/** Databases that the university subscribes to; none of them exists. */
export const fillDatabases: FillRoom = (client) =>
  copyRows(
    client,
    'base_dados',
    DATABASES.map(([nome, descricao, path], index) => ({
      id: index + 1,
      nome,
      descricao,
      url: `https://bases.ufvi.example.org/${path}`,
    })),
  );
