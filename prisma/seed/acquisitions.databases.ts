import { copyRows } from '../copyRows';
import type { FeatureSeed } from './featureSeeds';

const own = 'https://bases.ufvi.example.org';
const DATABASES = [
  ['Acervo de Jornais do Vale', 'Jornais da região de 1870 a 1960, página por página', `${own}/jornais`],
  ['Atlas de Saúde', 'Anatomia, casos clínicos e diretrizes em texto completo', `${own}/saude`],
  ['Estatísticas Municipais', 'Séries por município desde 1970', `${own}/municipios`],
  ['Leis e Julgados', 'Legislação, súmulas e acórdãos comentados', `${own}/leis`],
  ['Livros da Minha Biblioteca', 'Livros eletrônicos de várias editoras', 'https://minhabiblioteca.example.org/'],
  ['Portal de Periódicos', 'Artigos de todas as áreas em texto completo', `${own}/periodicos`],
  ['Teses no ProQuest', 'Teses e dissertações de fora do país', 'https://proquest.example.org/'],
] as const;
const OPEN: ReadonlySet<string> = new Set(['Acervo de Jornais do Vale', 'Estatísticas Municipais']);

/**
 * Databases that the university subscribes to: its own, which are invented, and two at providers of D1 §7, at hosts of
 * the demo.
 */
export const fillDatabases: FeatureSeed = (client) =>
  copyRows(
    client,
    'base_dados',
    DATABASES.map(([nome, descricao, url], index) => ({
      id: index + 1,
      nome,
      descricao,
      url,
      aberta: OPEN.has(nome),
    })),
  );
