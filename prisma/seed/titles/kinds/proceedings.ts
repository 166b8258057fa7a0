import { areas } from '../areas';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, bookCodes, callNumber, extent, field, imprint, link, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { nameOfProgramme } from '../researchTitles';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

const EVENTS = [
  'Simpósio de',
  'Encontro Mineiro de',
  'Congresso do Vale do Ipê de',
  'Jornada de',
  'Seminário Interdisciplinar de',
  'Semana de',
];
const CITIES = ['Vale do Ipê, MG', 'Belo Horizonte, MG', 'Diamantina, MG', 'Juiz de Fora, MG', 'Montes Claros, MG'];

/** The proceedings of a meeting, with the meeting as main entry. */
export function makeProceedings(draft: Draft): MadeTitle {
  const { number, ordinal, random } = draft;
  const index = scatter(ordinal, areas.length * EVENTS.length);
  const area = areas[index % areas.length];
  if (!area) throw new Error('There are no meetings.');
  const event = `${EVENTS[Math.floor(index / areas.length)] ?? 'Simpósio de'} ${nameOfProgramme(area)}`;
  const times = 1 + ((ordinal * 3 + Math.floor(ordinal / (areas.length * EVENTS.length))) % 24);
  const year = publicationYear(draft, 1985);
  const city = random.pick(CITIES);
  const online = year >= 2008;
  const data_inclusao = inclusionDate(draft, year);
  const topic = random.pick(area.disciplines);
  const [of, th] = /^(Jornada|Semana)/.test(event) ? ['da', 'ª'] : ['do', 'º'];
  const title = `${random.pick(['Anais', 'Anais', 'Resumos'])} ${of} ${times}${th} ${event}`;
  const fields = [
    ...callNumber(topic.cdd, authorMark(event, title), `${times}.`),
    field('111', '2#', 'a', event, 'n', `(${times}. :`, 'd', `${year} :`, 'c', `${city})`),
    titleField({
      title,
      rest: random.chance(0.5) ? 'trabalhos apresentados' : null,
      by: 'Universidade Federal do Vale do Ipê',
      entry: true,
      ...(online ? { medium: 'recurso eletrônico' } : {}),
    }),
    imprint('Vale do Ipê, MG', 'Editora UFVI', String(year)),
    online
      ? extent(`1 recurso online (${random.between(90, 700)} p.)`, null, null)
      : extent(`${random.between(90, 500)} p.`, 'il.', '28 cm'),
    subjectField(topic.assunto, 'Congressos'),
    genre('Anais de congressos'),
    online ? link('0', `https://eventos.example.org/anais/${number}`, 'Texto completo') : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ illustrated: true, form: online ? 'o' : ' ', conference: true }),
    year,
    ...(online ? { carrier: 'cr cnu---unuuu' } : {}),
    fields,
    shelf: { library: area.library, holding: online ? 'none' : 'single' },
  });
}
