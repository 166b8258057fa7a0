import { addDays, waitingCommentsLimit } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { personas } from './personas';
import { firstPatron } from './people';
import type { FeatureSeed } from './featureSeeds';

interface SeededComment {
  /** A classic, by its title. */
  title: string;
  /** A persona, or the number of one of the unnamed patrons. */
  by: string | number;
  daysAgo: number;
  content: string;
  /** null while it waits for moderation. */
  aprovado: boolean | null;
  motivo?: string;
}

const shown = (title: string, by: SeededComment['by'], daysAgo: number, content: string): SeededComment => ({
  title,
  by,
  daysAgo,
  content,
  aprovado: true,
});

const COMMENTS: SeededComment[] = [
  shown(
    'Dom Casmurro',
    'ana',
    61,
    'Li para a disciplina e reli por gosto. A dúvida sobre Capitu é do narrador, e é ele que devemos ler com cuidado.',
  ),
  shown('Dom Casmurro', 3, 33, 'A edição da estante tem boas notas de rodapé para quem não conhece o Rio da época.'),
  shown(
    'Memórias póstumas de Brás Cubas',
    'carla',
    120,
    'Indico aos calouros: os capítulos curtos prendem quem lê pouco.',
  ),
  shown('Memórias póstumas de Brás Cubas', 8, 12, 'O capítulo do delírio merece ser lido em voz alta.'),
  shown(
    'Pedagogia do oprimido',
    'carla',
    200,
    'Leitura de base da licenciatura.\nVale ler junto com "Pedagogia da autonomia".',
  ),
  shown('Pedagogia do oprimido', 5, 18, 'Uso trechos dele no estágio, na educação de jovens e adultos.'),
  shown(
    'Redes de computadores',
    14,
    75,
    'Segue o mesmo caminho da disciplina, camada por camada. Os exercícios são difíceis.',
  ),
  shown(
    'Como se faz uma tese',
    'duplicado',
    45,
    'Os conselhos sobre fichas valem ainda hoje, mesmo com tudo no computador.',
  ),
  shown('Torto arado', 21, 6, 'Terminei em dois dias. Quem espera na fila: compensa.'),
  shown('Raízes do Brasil', 2, 150, 'O capítulo do homem cordial costuma ser mal citado; aqui está o texto inteiro.'),
  {
    title: 'Dom Casmurro',
    by: 17,
    daysAgo: 2,
    content: 'Alguém sabe se a biblioteca tem a edição em quadrinhos?',
    aprovado: null,
  },
  { title: 'Torto arado', by: 'ana', daysAgo: 1, content: 'Ainda na metade, mas já recomendo.', aprovado: null },
  {
    title: 'Vidas secas',
    by: 'bruno',
    daysAgo: 25,
    content: 'Vendo um exemplar usado, falar comigo.',
    aprovado: false,
    motivo: 'Aqui se fala do livro; não publicamos anúncios.',
  },
  // As many as may wait: the next one is refused.
  ...['Vidas secas', 'Torto arado', 'Pedagogia do oprimido', 'Dom Casmurro', 'Redes de computadores']
    .slice(0, waitingCommentsLimit)
    .map((title, index) => ({
      title,
      by: 'limite-comentarios',
      daysAgo: index + 1,
      content: `Comentário que espera a leitura da biblioteca, número ${index + 1}.`,
      aprovado: null,
    })),
];

/** Comments on classics: approved, waiting, and one rejected. */
export const fillComments: FeatureSeed = async (client, { today }) => {
  const { rows } = await client.query<{ titulo: string; cod_acervo: number }>(
    'SELECT titulo, min(cod_acervo) AS cod_acervo FROM acervo WHERE titulo = ANY($1) GROUP BY titulo',
    [COMMENTS.map(({ title }) => title)],
  );
  const titles = new Map(rows.map(({ titulo, cod_acervo }) => [titulo, cod_acervo]));
  const codeOf = (by: string | number): number =>
    typeof by === 'number' ? firstPatron + by : personas.findIndex(({ persona_id }) => persona_id === by) + 1;
  await copyRows(
    client,
    'comentario',
    // A small catalogue does not have all of them.
    COMMENTS.flatMap(({ title, by, daysAgo, content, aprovado, motivo = null }, index) => {
      const cod_acervo = titles.get(title);
      const data = `${addDays(today, -daysAgo)}T${String(9 + (index % 9)).padStart(2, '0')}:${String(10 + index)}:00Z`;
      return cod_acervo === undefined ? [] : [{ cod_acervo, cod_pessoa: codeOf(by), content, data, aprovado, motivo }];
    }),
  );
};
