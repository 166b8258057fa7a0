import type { ForeignLanguage } from '../names';

interface LanguageFacts {
  patterns: string[];
  houses: [string, string][];
  and: string;
  edition: (times: number) => string;
  /** Subtitles. */
  volumes: string[];
  /** 008/15-17. */
  publisherCountry: string;
}

const ordinal = (times: number): string => (times === 2 ? '2nd' : times === 3 ? '3rd' : `${times}th`);

/** The wording of book titles and the publishers, by language; the publishers are invented. */
export const LANGUAGES: Record<ForeignLanguage, LanguageFacts> = {
  eng: {
    patterns: [
      '{t}',
      'Introduction to {t}',
      'Principles of {t}',
      'Handbook of {t}',
      'Foundations of {t}',
      'Advances in {t}',
      'Essays on {t}',
      'A history of {t}',
      'Perspectives on {t}',
    ],
    houses: [
      ['New York', 'Hudson Academic'],
      ['London', 'Aldwych Press'],
      ['Boston', 'Harborview'],
      ['Chicago', 'Lakeshore Books'],
    ],
    and: 'and',
    edition: (times) => `${ordinal(times)} ed.`,
    volumes: ['theory and practice', 'an introduction', 'concepts and cases', 'a reader', 'methods and applications'],
    publisherCountry: 'xxu',
  },
  spa: {
    patterns: [
      '{t}',
      'Introducción a {t}',
      'Fundamentos de {t}',
      'Historia de {t}',
      'Ensayos sobre {t}',
      'Manual de {t}',
    ],
    houses: [
      ['Buenos Aires', 'Ombú'],
      ['Madrid', 'Puerta del Sol Editorial'],
      ['Ciudad de México', 'Ahuehuete'],
    ],
    and: 'y',
    edition: (times) => `${times}. ed.`,
    volumes: ['teoría y práctica', 'una introducción', 'textos y contextos', 'problemas actuales'],
    publisherCountry: 'ag ',
  },
  fre: {
    patterns: ['{t}', 'Introduction à {t}', 'Histoire de {t}', 'Essais sur {t}', 'Précis de {t}'],
    houses: [
      ['Paris', 'Éditions du Pont-Marie'],
      ['Lyon', 'Presses des Deux Fleuves'],
    ],
    and: 'et',
    edition: (times) => `${times}e éd.`,
    volumes: ['théorie et pratique', 'une introduction', 'textes choisis'],
    publisherCountry: 'fr ',
  },
};

interface ForeignTopic {
  language: ForeignLanguage;
  name: string;
  cdd: string;
  assunto: string;
  library: number;
}

const list = (language: ForeignLanguage, lines: string): ForeignTopic[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', cdd = '', assunto = '', library = '1'] = line.split('|').map((part) => part.trim());
      return { language, name, cdd, assunto, library: Number(library) };
    });

/** Topic, class, heading, library. */
export const foreignTopics: ForeignTopic[] = [
  ...list(
    'eng',
    `
    machine learning | 006.31 | Aprendizado do computador | 5
    distributed systems | 004.36 | Sistemas distribuídos | 5
    organic chemistry | 547 | Química orgânica | 5
    linear algebra | 512.5 | Álgebra linear | 5
    probability theory | 519.2 | Probabilidades | 5
    quantum mechanics | 530.12 | Teoria quântica | 5
    soil science | 631.4 | Solos | 8
    plant pathology | 632.3 | Fitopatologia | 8
    tropical ecology | 577 | Ecologia | 7
    molecular biology | 572.8 | Biologia molecular | 7
    public health | 614 | Saúde coletiva | 7
    clinical nutrition | 615.854 | Dietoterapia | 7
    library science | 020 | Biblioteconomia | 2
    knowledge organization | 025.4 | Organização do conhecimento | 2
    economic development | 338.9 | Desenvolvimento econômico | 1
    organizational behavior | 302.35 | Comportamento organizacional | 1
    comparative literature | 809 | Literatura comparada | 2
    urban planning | 711.4 | Planejamento urbano | 6
    structural analysis | 624.171 | Teoria das estruturas | 5
    music theory | 781 | Música - Teoria | 4
    `,
  ),
  ...list(
    'spa',
    `
    la filosofía política | 320.01 | Ciência política - Filosofia | 2
    la historia de América Latina | 980 | América Latina - História | 2
    la pedagogía | 370.1 | Educação - Filosofia | 2
    la literatura hispanoamericana | 860.9 | Literatura hispano-americana - História e crítica | 2
    el derecho constitucional | 341.2 | Direito constitucional | 3
    la lingüística | 410 | Linguística | 2
    la antropología social | 306 | Antropologia cultural | 2
    la archivística | 025.1714 | Arquivologia | 2
    `,
  ),
  ...list(
    'fre',
    `
    la sociologie | 301 | Sociologia | 2
    la philosophie moderne | 190 | Filosofia moderna | 2
    la critique littéraire | 801.95 | Crítica literária | 2
    la psychanalyse | 150.195 | Psicanálise | 7
    la pensée sociale | 301.01 | Sociologia - Filosofia | 2
    la musique | 780 | Música | 4
    `,
  ),
];
