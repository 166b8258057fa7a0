import { addDays } from '@catalogue/domain';
import { inclusionDate, type Draft, type MadeTitle } from '../draft';
import { bookCodes, extent, field, heading, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { genre, subjectField } from '../subjects';

const FONDS = ['Reitoria', 'Conselho Universitário', 'Escola de Engenharia', 'Teatro Universitário'] as const;

const KINDS = [
  {
    genre: 'Atas',
    leader: 'tm',
    title: 'Ata da sessão de {d}',
    extent: '1 caderno',
    topic: 'Universidades e faculdades - Administração',
  },
  {
    genre: 'Correspondência',
    leader: 'tm',
    title: 'Correspondência expedida em {d}',
    extent: '1 pasta',
    topic: 'Cartas',
  },
  {
    genre: 'Fotografias',
    leader: 'km',
    title: 'Fotografia da solenidade de {d}',
    extent: '12 fotografias',
    topic: 'Solenidades acadêmicas',
  },
  {
    genre: 'Plantas arquitetônicas',
    leader: 'km',
    title: 'Planta do edifício-sede, revista em {d}',
    extent: '4 plantas',
    topic: 'Edifícios escolares - Projetos e construção',
  },
  {
    genre: 'Relatórios',
    leader: 'am',
    title: 'Relatório de gestão entregue em {d}',
    extent: '86 f.',
    topic: 'Universidades e faculdades - Administração',
  },
] as const;

const PLACES = ['Vale do Ipê (MG)', 'Serra Verde (MG)', 'Rio das Pedras (MG)'];

const written = (date: string): string => date.split('-').reverse().join('/');

/** A document of the university's archive, from before it had a catalogue; by an invented institution. */
export function makeArchival(draft: Draft): MadeTitle {
  const { number, ordinal } = draft;
  const fonds = FONDS[ordinal % FONDS.length] ?? FONDS[0];
  const kind = KINDS[ordinal % KINDS.length] ?? KINDS[0];
  const year = 1931 + ((ordinal * 7) % 58);
  // A different day for every document of a kind.
  const date = addDays(`${year}-03-01`, (ordinal * 37) % 270);
  const title = kind.title.replace('{d}', written(date));
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    field('110', '2#', 'a', 'Universidade Federal do Vale do Ipê.', 'b', `${fonds}.`),
    titleField({ title, rest: `caixa ${1 + (number % 240)}, documento ${number}`, entry: true }),
    field('260', '##', 'c', `${year}.`),
    extent(kind.extent, null, null),
    field('500', '##', 'a', 'Consulta no arquivo, com hora marcada.'),
    field('524', '##', 'a', `Arquivo da UFVI, fundo ${fonds}.`),
    subjectField(kind.topic),
    heading('651', '#4', PLACES[ordinal % PLACES.length] ?? ''),
    genre(kind.genre),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: kind.leader,
    control: 'a',
    coded: kind.leader === 'km' ? 'nnn            in' : bookCodes({}),
    year,
    fields,
    shelf: { library: 1, holding: 'none' },
  });
}
