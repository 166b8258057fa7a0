import { personField } from '../authors';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, bookCodes, callNumber, extent, field, heading, imprint, link, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { nameOfProgramme, thesisTitle } from '../researchTitles';
import { genre, subjectField } from '../subjects';
import { ofThe } from '../portuguese';
import { personName } from '../../names';

const DEGREES = {
  thesis: { degree: 'Doutorado', work: 'Tese', genre: 'Teses', pages: [140, 320], first: 1978, library: 0, offset: 0 },
  dissertation: {
    degree: 'Mestrado',
    work: 'Dissertação',
    genre: 'Dissertações acadêmicas',
    pages: [80, 190],
    first: 1972,
    offset: 7_000,
  },
  courseWork: {
    degree: 'Graduação',
    work: 'Trabalho de conclusão de curso',
    genre: 'Trabalhos de conclusão de curso',
    pages: [38, 82],
    first: 2002,
    offset: 14_000,
  },
} as const;

const REPOSITORY = 'Repositório Institucional da UFVI';

/**
 * A doctoral thesis, a master's dissertation or an undergraduate's final work, defended at the university; the newer
 * ones are also online.
 */
export function makeThesis(draft: Draft, kind: keyof typeof DEGREES): MadeTitle {
  const { number, ordinal, random } = draft;
  const { degree, work, genre: form, pages, first, offset } = DEGREES[kind];
  const { area, object, title, rest, place } = thesisTitle(ordinal + offset);
  const year = publicationYear(draft, Math.max(first, object.since));
  const author = personName('thesis', number);
  const advisor = personName('advisor', area.nome, random.int(9 + Math.floor(ordinal / 40)));
  const programme = nameOfProgramme(area);
  const online = year >= 2006;
  const data_inclusao = inclusionDate(draft, year);
  const leaves = random.between(pages[0], pages[1]);
  const unit = kind === 'courseWork' ? `Curso de ${programme}` : `Programa de Pós-Graduação em ${programme}`;
  const fields = [
    ...callNumber(object.cdd, authorMark(author.inverted, title), null),
    personField('100', author.inverted, 'autor'),
    titleField({
      title,
      rest,
      by: `${author.direct} ; ${advisor.woman ? 'orientadora' : 'orientador'}, ${advisor.direct}`,
      entry: true,
    }),
    imprint('Vale do Ipê, MG', null, String(year)),
    extent(`${leaves} f.`, random.chance(0.7) ? 'il. color.' : null, '30 cm'),
    field(
      '502',
      '##',
      'g',
      work,
      'b',
      `${degree} em ${programme}`,
      'c',
      'Universidade Federal do Vale do Ipê, Vale do Ipê',
      'd',
      String(year),
    ),
    field('504', '##', 'a', `Bibliografia: f. ${leaves - 18}-${leaves - 4}.`),
    field(
      '520',
      '3#',
      'a',
      `Este trabalho trata ${ofThe(object)}${place ? `, tendo como recorte ${place}` : ''}. Foram realizados levantamento bibliográfico, coleta de dados em campo e análise dos resultados à luz da literatura da área. Os resultados indicam caminhos para novas pesquisas e para a prática profissional.`,
    ),
    subjectField(object.assunto),
    place ? heading('651', '#4', place) : null,
    genre(form),
    personField('700', advisor.inverted, 'orient'),
    field('710', '2#', 'a', 'Universidade Federal do Vale do Ipê.', 'b', `${unit}.`),
    online ? link('0', `https://repositorio.example.org/handle/1843/${number}`, REPOSITORY) : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ illustrated: true, contents: 'bm' }),
    year,
    fields,
    shelf: { library: area.library, holding: online && random.chance(0.5) ? 'none' : 'single' },
  });
}
