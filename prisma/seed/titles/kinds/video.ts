import { areas } from '../areas';
import { personField, pickAuthors } from '../authors';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, callNumber, extent, field, imprint, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { capital } from '../portuguese';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

const WORDS = [
  ['', 'um documentário'],
  ['', 'videoaula'],
  ['Vozes e imagens:', null],
  ['', 'depoimentos'],
] as const;
const matters = areas.flatMap((area) => area.themes.map((topic) => ({ area, topic })));

/** A documentary or a recorded class; some with sign language or audio description. */
export function makeVideo(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const index = scatter(ordinal, matters.length * WORDS.length);
  const matter = matters[index % matters.length];
  if (!matter) throw new Error('There are no videos.');
  const { area, topic } = matter;
  const [before, after] = WORDS[Math.floor(index / matters.length)] ?? WORDS[0];
  const title = before ? 'Vozes e imagens' : capital(topic.nome);
  const [director] = pickAuthors(random, 'directors', ordinal, 1);
  if (!director) throw new Error('A film needs a director.');
  const year = publicationYear(draft, Math.max(1986, topic.since));
  const accessible = random.chance(0.35);
  const data_inclusao = inclusionDate(draft, year);
  const minutes = random.between(12, 110);
  const fields = [
    ...callNumber(topic.cdd, authorMark(title, title)),
    titleField({
      title,
      rest: after ?? topic.nome,
      by: `direção: ${director.direct}`,
      medium: 'gravação de vídeo',
      entry: false,
    }),
    imprint('Vale do Ipê, MG', 'TV UFVI', String(year)),
    extent(
      `1 ${year < 2001 ? 'videocassete (VHS)' : 'DVD'} (${minutes} min)`,
      'son., color.',
      year < 2001 ? null : '12 cm',
    ),
    accessible ? field('532', '1#', 'a', 'Com janela de Libras e audiodescrição.') : null,
    field('520', '##', 'a', `Trata de ${topic.nome} por meio de entrevistas e imagens de arquivo.`),
    accessible ? field('546', '##', 'a', 'Em português, com tradução em Língua Brasileira de Sinais (Libras).') : null,
    subjectField(topic.assunto),
    genre(after === 'videoaula' ? 'Videoaulas' : 'Documentários'),
    personField('700', director.inverted, 'direção'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'gm',
    coded: `${String(minutes).padStart(3, '0')}            vl`,
    year,
    carrier: year < 2001 ? 'vf cbahos' : 'vd cvaizs',
    fields,
    shelf: { library: random.pick([1, area.library]), holding: 'media' },
  });
}
