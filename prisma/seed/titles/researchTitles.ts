import type { Area, Topic } from './areas/area';
import { areas } from './areas';
import { capital, ofThe, the } from './portuguese';
import { scatter } from '../random';

interface ResearchTitle {
  area: Area;
  object: Topic;
  title: string;
  rest: string | null;
  /** The place of the study, as a heading; null when the title names no place. */
  place: string | null;
}

const PLACES: [words: string, heading: string][] = [
  ['no Vale do Jequitinhonha', 'Jequitinhonha, Rio, Vale (MG)'],
  ['no norte de Minas Gerais', 'Minas Gerais, Norte'],
  ['na Zona da Mata mineira', 'Zona da Mata (MG)'],
  ['no Triângulo Mineiro', 'Triângulo Mineiro (MG)'],
  ['no sul de Minas', 'Minas Gerais, Sul'],
  ['em Belo Horizonte', 'Belo Horizonte (MG)'],
  ['na região metropolitana de Belo Horizonte', 'Belo Horizonte, Região Metropolitana de (MG)'],
  ['em Montes Claros', 'Montes Claros (MG)'],
  ['em Diamantina', 'Diamantina (MG)'],
  ['no Vale do Ipê', 'Vale do Ipê (MG)'],
  ['no Vale do Rio Doce', 'Doce, Rio, Vale (MG e ES)'],
  ['em Ouro Preto', 'Ouro Preto (MG)'],
  ['em Juiz de Fora', 'Juiz de Fora (MG)'],
  ['no oeste da Bahia', 'Bahia, Oeste'],
  ['no Quadrilátero Ferrífero', 'Quadrilátero Ferrífero (MG)'],
  ['na Serra do Espinhaço', 'Espinhaço, Serra do (MG)'],
  ['em Uberlândia', 'Uberlândia (MG)'],
  ['em Teófilo Otoni', 'Teófilo Otoni (MG)'],
  ['em Governador Valadares', 'Governador Valadares (MG)'],
  ['no Alto Paranaíba', 'Alto Paranaíba (MG)'],
];

type Wording = (object: Topic, setting: string, place: string) => [title: string, rest: string | null];

/** The wordings that name a place, and those that do not. */
interface Wordings {
  placed: Wording[];
  placeless: Wording[];
}

const OF_PLACE = { no: 'do', na: 'da', em: 'de' };
const ofPlace = (words: string): string =>
  words.replace(/^(no|na|em) /, (_, preposition: keyof typeof OF_PLACE) => `${OF_PLACE[preposition]} `);

const THESES: Wordings = {
  placed: [
    (object, setting, place) => [`Avaliação ${ofThe(object)} em ${setting}`, `um estudo de caso ${place}`],
    (object, setting, place) => [`${capital(object.nome)} em ${setting} ${place}`, null],
    (object, setting, place) => [`Análise ${ofThe(object)} em ${setting}`, `o caso ${ofPlace(place)}`],
    (object, setting, place) => [`Um olhar sobre ${the(object)} em ${setting} ${place}`, null],
  ],
  placeless: [
    (object, setting) => [`${capital(the(object))} em ${setting}`, 'limites e possibilidades'],
    (object, setting) => [`Contribuição ao estudo ${ofThe(object)} em ${setting}`, null],
    (object, setting) => [`${capital(object.nome)} em ${setting}`, 'revisão crítica e proposta metodológica'],
  ],
};
const ARTICLES: Wordings = {
  placed: [
    (object, setting, place) => [`${capital(object.nome)} em ${setting}`, `evidências de pesquisa realizada ${place}`],
    (object, setting, place) => [`Notas sobre ${the(object)} em ${setting} ${place}`, null],
  ],
  placeless: [
    (object, setting) => [`Reflexões sobre ${the(object)} em ${setting}`, null],
    (object, setting) => [`O que sabemos sobre ${the(object)} em ${setting}`, 'uma revisão da literatura'],
  ],
};

interface Matter {
  area: Area;
  object: Topic;
  setting: string;
}
const mattersOf = (area: Area): Matter[] =>
  area.objects.flatMap((object) => object.settings.map((setting) => ({ area, object, setting })));
const allMatters = areas.flatMap(mattersOf);
const mattersByArea = new Map(areas.map((area) => [area, mattersOf(area)]));

// Subjects of writing or of laboratories have no place.
const NOWHERE =
  /^(equações|sistemas dinâmicos|filmes|vidros|materiais|fluidos|soluções|reações|processos|séries|dados|avaliações|exames|contratos|diálogos|escritos|textos|tratados|pensadores|ensaios|romances|contos|folhetos|diários|narrativas|autobiografias|cartas|falantes)/;

const titleAt = (matters: Matter[], { placed, placeless }: Wordings, ordinal: number): ResearchTitle => {
  const ways = placed.length * PLACES.length + placeless.length;
  const index = scatter(ordinal, matters.length * ways);
  const matter = matters[index % matters.length];
  const way = Math.floor(index / matters.length);
  if (!matter) throw new Error('There are no research titles.');
  const hasPlace = way >= placeless.length && !NOWHERE.test(matter.setting);
  const place = hasPlace ? (PLACES[(way - placeless.length) % PLACES.length] ?? null) : null;
  const wording = place
    ? placed[Math.floor((way - placeless.length) / PLACES.length)]
    : placeless[way % placeless.length];
  if (!wording) throw new Error('There are no research titles.');
  const [title, rest] = wording(matter.object, matter.setting, place?.[0] ?? '');
  return { area: matter.area, object: matter.object, title, rest, place: place?.[1] ?? null };
};

/** The title of a thesis, dissertation or course work. */
export const thesisTitle = (ordinal: number): ResearchTitle => titleAt(allMatters, THESES, ordinal);
/** The title of an article of an area. */
export const articleTitle = (area: Area, ordinal: number): ResearchTitle =>
  titleAt(mattersByArea.get(area) ?? allMatters, ARTICLES, ordinal);

export const nameOfProgramme = (area: Area): string =>
  area.nome
    .split(' ')
    .map((word) => (/^(de|da|do|e)$/.test(word) ? word : capital(word)))
    .join(' ');
