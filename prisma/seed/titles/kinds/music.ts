import { personField, pickAuthors } from '../authors';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, callNumber, extent, field, imprint, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

const FORMS = [
  'Valsa',
  'Choro',
  'Modinha',
  'Prelúdio',
  'Estudo',
  'Suíte mineira',
  'Canção',
  'Dobrado',
  'Toada',
  'Noturno',
];
const INSTRUMENTS = [
  ['para violão', 'Música para violão', '787.87'],
  ['para piano', 'Música para piano', '786.2'],
  ['para flauta e piano', 'Música para flauta e piano', '788.32'],
  ['para canto e piano', 'Canções com piano', '783.2'],
  ['para banda de música', 'Música para banda', '784.8'],
  ['para viola caipira', 'Viola caipira', '787.87'],
  ['para coro a quatro vozes', 'Música coral', '782.5'],
  ['para quarteto de cordas', 'Quartetos de cordas', '785.7194'],
] as const;
const KEYS = [
  'em dó maior',
  'em ré menor',
  'em mi menor',
  'em fá maior',
  'em sol maior',
  'em lá menor',
  'em si bemol maior',
];

/** Sheet music by invented composers. */
export function makeScore(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const index = scatter(ordinal, FORMS.length * INSTRUMENTS.length);
  const form = FORMS[index % FORMS.length] ?? 'Valsa';
  const [instrument, heading, cdd] = INSTRUMENTS[Math.floor(index / FORMS.length)] ?? INSTRUMENTS[0];
  const [composer] = pickAuthors(random, 'composers', ordinal, 1);
  if (!composer) throw new Error('A score needs a composer.');
  const year = publicationYear(draft, 1930);
  const title = `${form} n. ${1 + (ordinal % 12)} ${random.pick(KEYS)}`;
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    ...callNumber(cdd, authorMark(composer.inverted, title)),
    personField('100', composer.inverted, 'compositor'),
    titleField({ title, rest: instrument, by: composer.direct, entry: true }),
    imprint(
      random.pick(['Rio de Janeiro', 'São Paulo', 'Ouro Preto, MG']),
      random.pick(['Clave de Sol', 'Casa Harmonia', 'Pauta Mineira']),
      String(year),
    ),
    extent(
      `1 partitura (${random.between(2, 40)} p.)`,
      null,
      '31 cm',
      random.chance(0.25) ? `${random.between(2, 12)} partes` : undefined,
    ),
    subjectField(heading, 'Partituras'),
    genre('Partituras'),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'cm',
    coded: 'zza         n  n ',
    year,
    language: 'zxx',
    fields,
    shelf: { library: 4, holding: 'single' },
  });
}

const ALBUMS = [
  'Cantos do',
  'Modas do',
  'Ao vivo no',
  'Violas do',
  'Serestas do',
  'Folias do',
  'Choros do',
  'Memória sonora do',
];
const WHERE = [
  'Vale do Ipê',
  'Rio das Pedras',
  'Alto da Serra',
  'Sertão',
  'Festival de Inverno',
  'Largo do Rosário',
  'Teatro da Universidade',
];

/** A sound recording with its numbers and performers. */
export function makeRecording(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const index = scatter(ordinal, ALBUMS.length * WHERE.length);
  const again = Math.floor(ordinal / (ALBUMS.length * WHERE.length));
  const title = `${ALBUMS[index % ALBUMS.length] ?? ''} ${WHERE[Math.floor(index / ALBUMS.length)] ?? ''}`;
  const [singer, guest] = pickAuthors(random, 'musicians', ordinal, 2);
  if (!singer) throw new Error('A recording needs a performer.');
  const year = publicationYear(draft, 1968);
  const disc = year >= 1990;
  const data_inclusao = inclusionDate(draft, year);
  const numbers = Array.from(
    { length: 8 },
    (_, track) =>
      `${FORMS[(index + track * 3) % FORMS.length] ?? ''} ${random.pick(['da saudade', 'do rio', 'da lua cheia', 'da estrada', 'do sertão', 'da madrugada', 'dos ipês'])}`,
  );
  const fields = [
    ...callNumber('781.6281', authorMark(title, title)),
    titleField({
      title,
      rest: again > 0 ? `volume ${again + 1}` : null,
      by: `interpretação: ${singer.direct}`,
      medium: 'gravação de som',
      entry: false,
    }),
    imprint(
      random.pick(['Belo Horizonte', 'Rio de Janeiro', 'São Paulo']),
      random.pick(['Estúdio Serra', 'Discos Mirante', 'Som da Terra']),
      String(year),
    ),
    extent(
      `1 disco sonoro (${random.between(32, 74)} min)`,
      disc ? 'digital, estéreo' : '33 1/3 rpm, estéreo',
      disc ? '12 cm' : '30 cm',
    ),
    field('505', '0#', 'a', `${[...new Set(numbers)].join(' -- ')}.`),
    subjectField('Música popular - Brasil'),
    genre('Gravações de som'),
    personField('700', singer.inverted, 'intérprete'),
    guest ? personField('700', guest.inverted, 'intérprete') : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'jm',
    coded: 'ppn         n  n ',
    year,
    carrier: disc ? 'sd fsngnnmmned' : 'sd bsmennmplud',
    fields,
    shelf: { library: 4, holding: 'media' },
  });
}
