import { personField, pickAuthors } from '../authors';
import { bookTitles, subtitlesOf } from '../bookTitles';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import { authorMark, bookCodes, callNumber, extent, field, imprint, titleField } from '../marc';
import { madeTitle } from '../madeTitle';
import { genre, subjectField } from '../subjects';
import { scatter } from '../../random';

/** A book in braille, in large print, or as an audio book. */
export function makeAccessible(draft: Draft): MadeTitle {
  const { ordinal, random } = draft;
  const book = bookTitles[scatter(ordinal + 2_600, bookTitles.length)];
  if (!book) throw new Error('There are no titles for books.');
  const { area, topic, title } = book;
  const [author] = pickAuthors(random, area.nome, ordinal, 1);
  if (!author) throw new Error('A book needs an author.');
  const form = (['braille', 'audio', 'large'] as const)[ordinal % 3] ?? 'braille';
  const year = publicationYear(draft, Math.max(1995, topic.since));
  const data_inclusao = inclusionDate(draft, year);
  const facts = {
    braille: {
      kind: 'am',
      code: 'f',
      extent: `${random.between(2, 6)} v. em braille`,
      genre: 'Livros em braille',
      carrier: 'fb a bnnn ',
      note: 'Transcrito em braille pelo Núcleo de Acessibilidade da UFVI.',
    },
    audio: {
      kind: 'im',
      code: ' ',
      extent: `1 audiolivro (${random.between(3, 14)} h)`,
      genre: 'Audiolivros',
      carrier: 'sd fungnnmmned',
      note: 'Gravado pelo Núcleo de Acessibilidade da UFVI.',
    },
    large: {
      kind: 'am',
      code: 'd',
      extent: `${random.between(180, 520)} p. (letra ampliada)`,
      genre: 'Livros em letra ampliada',
      carrier: 'td',
      note: 'Impresso em corpo 24.',
    },
  }[form];
  const fields = [
    ...callNumber(topic.cdd, authorMark(author.inverted, title), form === 'braille' ? 'Braille' : null),
    personField('100', author.inverted),
    titleField({ title, rest: book.bare ? random.pick(subtitlesOf(book)) : null, by: author.direct, entry: true }),
    imprint('Vale do Ipê, MG', 'Editora UFVI', String(year)),
    extent(facts.extent, null, form === 'audio' ? null : '30 cm'),
    field('500', '##', 'a', facts.note),
    subjectField(topic.assunto),
    genre(facts.genre),
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: facts.kind,
    coded: form === 'audio' ? 'nnn         z  n ' : bookCodes({ form: facts.code }),
    year,
    carrier: facts.carrier,
    fields,
    shelf: { library: 1, holding: 'single' },
  });
}
