import { areas } from '../areas';
import type { Area } from '../areas/area';
import { personField, pickAuthors, statedBy } from '../authors';
import { inclusionDate, yearOf, type Draft, type MadeTitle } from '../draft';
import { authorMark, callNumber, extent, field, heading, issn, link, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { articleTitle, nameOfProgramme } from '../researchTitles';
import { genre, subjectField } from '../subjects';
import { randomOf, scatter } from '../../random';

const FORMS = [
  'Revista de',
  'Cadernos de',
  'Boletim de',
  'Arquivos de',
  'Estudos de',
  'Revista Mineira de',
  'Revista Brasileira de Estudos de',
  'Cadernos do Ipê:',
  'Anuário de',
  'Fronteiras:',
  'Horizontes:',
  'Margens:',
];
const FREQUENCIES = [
  ['Trimestral', 'q'],
  ['Semestral', 'f'],
  ['Anual', 'a'],
  ['Quadrimestral', 't'],
  ['Bimestral', 'b'],
] as const;
const HOUSES: [string, string][] = [
  ['Vale do Ipê, MG', 'Universidade Federal do Vale do Ipê'],
  ['Vale do Ipê, MG', 'Editora UFVI'],
  ['Belo Horizonte', 'Instituto de Estudos Mineiros'],
  ['São Paulo', 'Sociedade Meridiano'],
  ['Porto Alegre', 'Quatro Ventos'],
];

const matters = areas.flatMap((area) => area.disciplines.map((topic) => ({ area, topic })));

interface Periodical {
  area: Area;
  title: string;
  rest: string | null;
  place: string;
  publisher: string;
  issn: string;
  first: number;
  last: number | null;
  frequency: string;
  code: string;
  cdd: string;
  assunto: string;
}

/** The facts of the periodical with this ordinal; its own record and its articles use the same. */
function periodicalOf(ordinal: number): Periodical {
  const random = randomOf('periodical', ordinal);
  const index = scatter(ordinal, matters.length * FORMS.length);
  const subject = matters[index % matters.length];
  const form = FORMS[Math.floor(index / matters.length)] ?? 'Revista de';
  if (!subject) throw new Error('There are no periodicals.');
  const { area, topic } = subject;
  const [place, publisher] = random.pick(HOUSES);
  const [frequency, code] = random.pick(FREQUENCIES);
  const first = Math.max(topic.since, random.between(1951, 2012));
  const split = form.endsWith(':');
  return {
    area,
    title: split ? form.slice(0, -1) : `${form} ${topic.nome}`,
    rest: split
      ? `revista de ${topic.nome}`
      : random.chance(0.3)
        ? `publicação do Departamento de ${nameOfProgramme(area)}`
        : null,
    place,
    publisher,
    issn: issn(String(1_900_000 + ((ordinal * 4_423) % 900_000))),
    first,
    last: random.chance(0.3) ? first + random.between(4, 14) : null,
    frequency,
    code,
    cdd: topic.cdd,
    assunto: topic.assunto,
  };
}

/** A periodical with its volumes on the shelf. */
export function makePeriodical(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const facts = periodicalOf(ordinal);
  const { title, rest, place, publisher, first, last, area } = facts;
  const data_inclusao = inclusionDate(draft, Math.max(first, 1998));
  const years = last === null ? `${first}-` : `${first}-${last}`;
  const fields = [
    field('022', '##', 'a', facts.issn),
    ...callNumber(`${facts.cdd.split('.')[0]}.05`, authorMark(title, title)),
    titleField({ title, rest, by: publisher, entry: false }),
    random.chance(0.3) ? field('246', '13', 'a', title.replace(/^(\w)\w+ (?:\w+ )?(?:de )?/, '$1. ')) : null,
    field('260', '##', 'a', `${place} :`, 'b', `${publisher},`, 'c', years),
    extent(last === null ? 'v.' : `${last - first + 1} v.`, 'il.', '27 cm'),
    field('310', '##', 'a', facts.frequency),
    field('362', '0#', 'a', `v. 1, n. 1 (${first})-${last === null ? '' : `v. ${last - first + 1} (${last})`}`),
    last === null ? null : field('500', '##', 'a', 'Publicação encerrada.'),
    subjectField(facts.assunto, 'Periódicos'),
    genre('Periódicos'),
    field('710', '2#', 'a', `${publisher}.`),
    last === null && first > 1995
      ? link('0', `https://periodicos.example.org/revista/${ordinal + 1}`, 'Portal de Periódicos da UFVI')
      : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'as',
    coded: `${facts.code}r p       0   a0`,
    year: { dates: last === null ? `c${first}9999` : `d${first}${last}` },
    fields,
    shelf: {
      library: area.library,
      holding: 'serial',
      volumes: Math.min(6, (last ?? yearOf(draft.today)) - first + 1),
    },
  });
}

/** An article in one of the catalogue's periodicals, found through it or online. */
export function makeArticle(draft: Draft, periodicals: number): MadeTitle {
  const { number, ordinal, random } = draft;
  const host = periodicalOf(random.int(periodicals));
  const { title, rest, place, area, object } = articleTitle(host.area, ordinal);
  const end = Math.min(host.last ?? yearOf(draft.today), yearOf(draft.today));
  const year = Math.max(host.first, Math.min(end, Math.max(object.since, end - random.int(16))));
  const names = pickAuthors(random, area.nome, ordinal, random.between(1, 4));
  const page = random.between(5, 180);
  const pages = `${page}-${page + random.between(9, 24)}`;
  const [months, issue] = random.pick([
    ['jan./jun.', 1],
    ['jul./dez.', 2],
  ] as const);
  const online = year >= 2003;
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    ...callNumber(object.cdd, authorMark(names[0]?.inverted ?? title, title)),
    names[0] ? personField('100', names[0].inverted) : null,
    titleField({ title, rest, by: statedBy(names), entry: true }),
    extent(`p. ${pages}`, random.chance(0.3) ? 'il.' : null, null),
    random.chance(0.7)
      ? field(
          '520',
          '3#',
          'a',
          `Discute ${object.artigo} ${object.nome} a partir de dados de pesquisa e da literatura recente.`,
        )
      : null,
    subjectField(object.assunto),
    place ? heading('651', '#4', place) : null,
    ...names.slice(1).map((name) => personField('700', name.inverted)),
    field(
      '773',
      '0#',
      't',
      `${host.title}${host.rest ? ` : ${host.rest}` : ''}.`,
      'd',
      `${host.place} : ${host.publisher}`,
      'g',
      `v. ${year - host.first + 1}, n. ${issue}, p. ${pages}, ${months} ${year}`,
      'x',
      host.issn,
    ),
    online ? link('0', `https://periodicos.example.org/artigo/${number}`, 'Texto completo') : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'ab',
    coded: '|| p       0   a0',
    year,
    fields,
    shelf: { library: area.library, holding: 'none' },
  });
}
