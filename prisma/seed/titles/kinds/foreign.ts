import { pickForeignAuthors, personField } from '../authors';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { foreignTopics, LANGUAGES } from '../foreignTopics';
import { authorMark, bookCodes, callNumber, extent, field, imprint, isbn13, link, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { subjectField } from '../subjects';
import { scatter } from '../../random';

const candidates = foreignTopics.flatMap((topic) =>
  LANGUAGES[topic.language].patterns
    .filter((pattern) => !/istoria de/.test(pattern) || !topic.name.includes('historia'))
    .map((pattern) => ({ topic, pattern })),
);

/** A book in English, Spanish or French; one in four is online. */
export function makeForeignBook(draft: Draft): MadeTitle {
  const { number, ordinal, random } = draft;
  const chosen = candidates[scatter(ordinal, candidates.length)];
  if (!chosen) throw new Error('There are no foreign books.');
  const { topic, pattern } = chosen;
  const { houses, and, edition, volumes, publisherCountry } = LANGUAGES[topic.language];
  const words = pattern.replace('{t}', topic.name);
  const title = (words.charAt(0).toUpperCase() + words.slice(1)).replace(' de el ', ' del ').replace(' a el ', ' al ');
  const year = publicationYear(draft, 1968);
  const names = pickForeignAuthors(random, topic.language, ordinal, random.pick([1, 1, 1, 2, 2, 3]));
  const [place, publisher] = random.pick(houses);
  const online = year > 2008 && random.chance(0.25);
  const times = random.chance(0.3) ? random.between(2, 6) : 1;
  const data_inclusao = inclusionDate(draft, year);
  const direct = names.map((name) => name.direct);
  const by =
    direct.length < 2 ? (direct[0] ?? null) : `${direct.slice(0, -1).join(', ')} ${and} ${direct.at(-1) ?? ''}`;
  const pages = random.between(140, 720);
  const fields = [
    year > 1974 ? field('020', '##', 'a', isbn13(`00${String((number * 6_101) % 10_000_000).padStart(7, '0')}`)) : null,
    ...callNumber(topic.cdd, authorMark(names[0]?.inverted ?? title, title), times > 1 ? `${times}. ed.` : null),
    names[0] ? personField('100', names[0].inverted) : null,
    titleField({ title, rest: random.chance(0.35) ? random.pick(volumes) : null, by, entry: true }),
    times > 1 ? field('250', '##', 'a', edition(times)) : null,
    imprint(place, publisher, String(year)),
    online
      ? extent(`1 recurso online (${pages} p.)`, 'il.', null)
      : extent(`${pages} p.`, random.chance(0.5) ? 'il.' : null, '24 cm'),
    random.chance(0.5) ? field('504', '##', 'a', 'Inclui referências bibliográficas e índice.') : null,
    subjectField(topic.assunto),
    ...names.slice(1).map((name) => personField('700', name.inverted)),
    online
      ? link(
          '0',
          `https://plataforma.example.org/title/${number}`,
          'Texto completo',
          'Acesso restrito à comunidade acadêmica',
        )
      : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({ illustrated: true, form: online ? 'o' : ' ' }),
    year,
    country: publisherCountry,
    language: topic.language,
    ...(online ? { carrier: 'cr cnu---unuuu' } : {}),
    fields,
    shelf: { library: topic.library, holding: online ? 'none' : 'ordinary' },
  });
}
