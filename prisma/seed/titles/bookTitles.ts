import type { Area, Style, Topic } from './areas/area';
import { areas } from './areas';
import { capital, ofThe, the, toThe } from './portuguese';

export interface BookTitle {
  area: Area;
  topic: Topic;
  title: string;
  /** Form subdivision of the subject: `Dicionários`. */
  form: string | null;
  /** Whether the title needs a subtitle. */
  bare: boolean;
  theme: boolean;
}

interface Pattern {
  words: string;
  form?: string;
  styles?: Style[];
  /** Names of topics that do not fit this wording. */
  not?: RegExp;
}

// {T} the topic as heading, {de} without article, {da} {à} {a} with its own.
const DISCIPLINE: Pattern[] = [
  { words: '{T}' },
  { words: 'Introdução {à}' },
  { words: 'Fundamentos {de}', not: /^teoria|geral$/ },
  {
    words: 'Manual {de}',
    styles: ['tecnologia', 'saude', 'direito', 'letras', 'humanas'],
    not: /^história|^filosofia|ciência/,
  },
  { words: 'Princípios {de}', not: /^história|^redação|^desenho/ },
  { words: 'Curso {de}' },
  { words: 'Lições {de}' },
  { words: 'Estudos {de}' },
  { words: 'Tópicos {de}' },
  { words: 'Iniciação {à}' },
  {
    words: 'Elementos {de}',
    styles: ['exatas', 'tecnologia', 'direito', 'humanas'],
    not: /^elementos|^história|educação/,
  },
  { words: 'Compêndio {de}', styles: ['saude', 'direito'] },
  { words: 'Dicionário {de}', form: 'Dicionários', not: /geral$|^história|^os |humana$/ },
  {
    words: 'Exercícios {de}',
    form: 'Problemas, questões, exercícios',
    styles: ['exatas', 'tecnologia', 'letras'],
    not: /^teoria/,
  },
  {
    words: 'Problemas resolvidos {de}',
    form: 'Problemas, questões, exercícios',
    styles: ['exatas', 'tecnologia'],
    not: /rural|silvi|zoo|software/,
  },
  {
    words: 'O ensino {da}',
    styles: ['exatas', 'letras', 'artes', 'humanas'],
    not: /educação|didática|alfabetização|avaliação/,
  },
  { words: 'Temas {de}', styles: ['humanas', 'direito', 'saude', 'letras', 'artes'] },
  { words: 'Perspectivas {da}', styles: ['humanas', 'direito', 'letras', 'artes'] },
  { words: 'Para compreender {a}', styles: ['humanas', 'exatas', 'letras'] },
  { words: 'Guia prático {de}', styles: ['saude', 'tecnologia'] },
];
const THEME: Pattern[] = [
  { words: '{T}' },
  { words: 'História {da}' },
  { words: 'Breve história {da}' },
  { words: 'Ensaios sobre {a}' },
  { words: 'Olhares sobre {a}' },
  { words: 'Para entender {a}' },
  { words: 'Conversas sobre {a}' },
  { words: 'Em torno {da}' },
  { words: 'Caminhos {da}' },
  { words: '{T} em debate' },
];

const filled = (words: string, topic: Topic): string => {
  const title = words
    .replace('{T}', capital(topic.nome))
    .replace('{de}', `de ${topic.nome}`)
    .replace('{da}', ofThe(topic))
    .replace('{à}', toThe(topic))
    .replace('{a}', the(topic));
  return title;
};

const titlesOf = (area: Area, topic: Topic, patterns: Pattern[], theme: boolean): BookTitle[] =>
  patterns
    .filter(({ styles, not }) => (styles?.includes(area.style) ?? true) && !not?.test(topic.nome))
    .map(({ words, form = null }) => ({
      area,
      topic,
      title: filled(words, topic),
      form,
      bare: words === '{T}',
      theme,
    }));

/** Every possible book title of these areas, each once. */
export const bookTitles: BookTitle[] = areas.flatMap((area) => [
  ...area.disciplines.flatMap((topic) => titlesOf(area, topic, DISCIPLINE, false)),
  ...area.themes.flatMap((topic) => titlesOf(area, topic, THEME, true)),
]);

const SUBTITLES: Record<Style, string[]> = {
  exatas: [
    'teoria e exercícios',
    'um primeiro curso',
    'notas de aula',
    'métodos e aplicações',
    'conceitos e técnicas',
    'para a licenciatura',
  ],
  tecnologia: [
    'fundamentos e prática',
    'conceitos e aplicações',
    'uma abordagem prática',
    'exemplos comentados',
    'métodos e procedimentos',
    'da teoria à aplicação',
  ],
  saude: [
    'bases para a prática',
    'da teoria à prática',
    'uma abordagem multiprofissional',
    'texto do estudante',
    'perguntas e respostas',
    'conceitos e condutas',
  ],
  humanas: [
    'teoria e método',
    'questões contemporâneas',
    'textos escolhidos',
    'conceitos e debates',
    'uma introdução crítica',
    'leituras fundamentais',
  ],
  direito: [
    'doutrina e jurisprudência',
    'teoria e prática',
    'parte geral',
    'princípios e institutos',
    'questões atuais',
    'casos e comentários',
  ],
  letras: [
    'teoria e análise',
    'textos e exercícios',
    'percursos de leitura',
    'uma introdução',
    'questões de método',
    'leituras e interpretações',
  ],
  artes: [
    'técnica e expressão',
    'forma e sentido',
    'percursos e processos',
    'uma introdução',
    'teoria e prática',
    'caderno de estudos',
  ],
};
const THEME_SUBTITLES: Record<Style, string[]> = {
  exatas: ['ciência e curiosidade', 'uma história', 'perguntas e respostas', 'da antiguidade aos nossos dias'],
  tecnologia: ['uma história', 'técnica e sociedade', 'do passado ao presente', 'saberes e práticas'],
  saude: ['saberes e práticas', 'história e sociedade', 'experiências e relatos', 'um olhar interdisciplinar'],
  humanas: [
    'memória e história',
    'permanências e rupturas',
    'um olhar interdisciplinar',
    'leituras e interpretações',
    'o caso de Minas Gerais',
  ],
  direito: ['limites e possibilidades', 'teoria e prática', 'avanços e desafios', 'princípios e garantias'],
  letras: ['história e crítica', 'vozes e caminhos', 'leituras e interpretações', 'tradição e ruptura'],
  artes: ['tradição e invenção', 'história e memória', 'mestres e aprendizes', 'imagens e documentos'],
};

export const subtitlesOf = ({ area, theme }: BookTitle): string[] => (theme ? THEME_SUBTITLES : SUBTITLES)[area.style];
