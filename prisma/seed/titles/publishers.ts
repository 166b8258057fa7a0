import type { Style } from './areas/area';

/** Invented publishers in real cities. */
const GENERAL: [string, string][] = [
  ['Belo Horizonte', 'Veredas Acadêmica'],
  ['São Paulo', 'Meridiano'],
  ['Rio de Janeiro', 'Mar Aberto'],
  ['Porto Alegre', 'Quatro Ventos'],
  ['Vale do Ipê, MG', 'Editora UFVI'],
  ['Curitiba', 'Araucária Editorial'],
  ['Recife', 'Maré Alta'],
  ['Brasília, DF', 'Planalto Livros'],
  ['Salvador', 'Ladeira'],
  ['Campinas', 'Pedra Branca'],
];
const BY_STYLE: Record<Style, [string, string][]> = {
  exatas: [
    ['São Paulo', 'Teorema'],
    ['Rio de Janeiro', 'Técnica Nacional'],
    ['São Carlos', 'Constante'],
  ],
  tecnologia: [
    ['São Paulo', 'Viga Mestra'],
    ['Rio de Janeiro', 'Técnica Nacional'],
    ['Florianópolis', 'Engenho Novo'],
    ['Viçosa, MG', 'Terra Roxa'],
  ],
  saude: [
    ['São Paulo', 'Clínica & Texto'],
    ['Rio de Janeiro', 'Hipocampo'],
    ['Porto Alegre', 'Vital Editora'],
  ],
  humanas: [
    ['São Paulo', 'Travessia'],
    ['Petrópolis', 'Serra dos Órgãos'],
    ['Belo Horizonte', 'Candeia'],
  ],
  direito: [
    ['São Paulo', 'Tribuna Jurídica'],
    ['Belo Horizonte', 'Forense Mineira'],
    ['Rio de Janeiro', 'Letra da Lei'],
  ],
  letras: [
    ['São Paulo', 'Papel Almaço'],
    ['Lisboa', 'Cais das Letras'],
    ['Belo Horizonte', 'Candeia'],
  ],
  artes: [
    ['São Paulo', 'Ateliê da Rua'],
    ['Ouro Preto, MG', 'Pedra-Sabão'],
    ['Rio de Janeiro', 'Mirante'],
  ],
};

/** The place and publisher pairs of an area's books; its own publishers are listed twice to make them more frequent. */
export const publishersOf = (style: Style): [string, string][] => [...GENERAL, ...BY_STYLE[style], ...BY_STYLE[style]];
