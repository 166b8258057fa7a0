import { PROVIDERS } from '@catalogue/domain';
import { personField, pickAuthors, statedBy } from '../authors';
import { bookTitles, subtitlesOf, type BookTitle } from '../bookTitles';
import { inclusionDate, publicationYear, type Draft, type MadeTitle } from '../draft';
import {
  authorMark,
  bookCodes,
  callNumber,
  coverLink,
  extent,
  field,
  imprint,
  isbn13,
  link,
  titleField,
} from '../marc';
import { madeTitle } from '../madeTitle';
import { capital } from '../portuguese';
import { publishersOf } from '../publishers';
import { genre, period, subjectField } from '../subjects';
import { scatter, type Random } from '../../random';

const providers = Object.keys(PROVIDERS);

const titleOf = ({ ordinal, random }: Draft): { book: BookTitle; rest: string | null } => {
  const book = bookTitles[scatter(ordinal, bookTitles.length)];
  if (!book) throw new Error('There are no titles for books.');
  const subtitles = subtitlesOf(book);
  const round = Math.floor(ordinal / bookTitles.length);
  if (round === 0) return { book, rest: book.bare || random.chance(0.35) ? random.pick(subtitles) : null };
  return { book, rest: subtitles[(round - 1) % subtitles.length] ?? null };
};

const dissertationNote = (random: Random, year: number): string | null =>
  year > 1990 && random.chance(0.04) ? 'Originalmente apresentado como tese de doutorado do autor.' : null;

const summary = ({ topic, theme }: BookTitle, random: Random): string =>
  theme
    ? random.pick([
        `Reúne estudos sobre ${topic.artigo} ${topic.nome}, com base em fontes documentais e em pesquisa de campo.`,
        `Apresenta ao leitor não especialista ${topic.artigo} ${topic.nome} em seus aspectos históricos e sociais.`,
      ])
    : random.pick([
        `Apresenta os conceitos básicos de ${topic.nome}, com exemplos resolvidos e sugestões de leitura ao fim de cada capítulo.`,
        `Obra didática destinada a estudantes de graduação, cobre o programa usual das disciplinas de ${topic.nome}.`,
        `Expõe de modo sistemático os principais temas de ${topic.nome} e discute suas aplicações no Brasil.`,
      ]);

/** Every second e-book has a provider; the providers take turns. */
const providerOf = (ordinal: number): string | null =>
  ordinal % 2 === 0 ? null : (providers[((ordinal - 1) / 2) % providers.length] ?? null);

/** A book, printed or (`online`) electronic: by one to five authors, by organisers, or with a title main entry. */
export function makeBook(draft: Draft, online = false): MadeTitle {
  const { number, ordinal, random } = draft;
  const { book, rest } = titleOf(online ? { ...draft, ordinal: ordinal + 1_700 } : draft);
  const { area, topic, title, form } = book;
  const year = publicationYear(draft, Math.max(topic.since, online ? 2004 : 1962));
  const undated = !online && random.chance(0.02);
  const organised = book.theme ? random.chance(0.3) : random.chance(0.06);
  const names = pickAuthors(
    random,
    area.nome,
    ordinal,
    organised ? random.between(1, 3) : random.pick([1, 1, 1, 1, 2, 2, 3, 4, 5]),
  );
  const nameless = !organised && random.chance(0.03);
  const entry = !organised && !nameless;
  const [place, publisher] = random.pick(publishersOf(area.style));
  const edition = !book.theme && random.chance(0.3) ? random.between(2, 7) : 1;
  const revised = edition > 1 && random.chance(0.5) ? random.pick([' rev.', ' rev. e ampl.', ' rev. e atual.']) : '';
  const volumes = !online && !book.theme && form === null && random.chance(0.05) ? random.between(2, 3) : undefined;
  const material = !online && year > 1997 && year < 2014 && random.chance(0.06) ? '1 CD-ROM' : undefined;
  const pages = random.between(96, 640);
  const illustrated = random.chance(0.45);
  const mark = authorMark(entry ? (names[0]?.inverted ?? title) : title.replace(/^(O|A) /, ''), title);
  const first = names[0];
  const statement = nameless
    ? null
    : organised
      ? `${statedBy(names)} (org${names.length > 1 ? 's' : ''}.)`
      : statedBy(names);
  const data_inclusao = inclusionDate(draft, year);
  const fields = [
    year >= 1972 && random.chance(0.86)
      ? field('020', '##', 'a', isbn13(`65${String((number * 7_919) % 10_000_000).padStart(7, '0')}`))
      : null,
    ...callNumber(topic.cdd, mark, edition > 1 ? `${edition}. ed.` : null),
    entry && first
      ? personField('100', first.inverted, null, random.chance(0.1) ? `${year - random.between(30, 60)}-` : null)
      : null,
    titleField({ title, rest, by: statement, entry, ...(online ? { medium: 'recurso eletrônico' } : {}) }),
    edition > 1 ? field('250', '##', 'a', `${edition}. ed.${revised}`) : null,
    imprint(place, random.chance(0.015) ? null : publisher, undated ? '[19--?]' : String(year)),
    online
      ? extent(`1 recurso online (${pages} p.)`, illustrated ? 'il.' : null, null)
      : extent(
          volumes ? `${volumes} v.` : `${pages} p.`,
          illustrated ? random.pick(['il.', 'il. color.', 'il., mapas', 'il., tab.']) : null,
          `${random.between(19, 28)} cm`,
          material,
        ),
    random.chance(0.12)
      ? field(
          '490',
          '0#',
          'a',
          `Coleção ${capital(area.nome.split(' ')[0] ?? '')} em foco ;`,
          'v',
          `v. ${random.between(1, 40)}`,
        )
      : null,
    field('500', '##', 'a', dissertationNote(random, year)),
    random.chance(0.4) ? field('504', '##', 'a', `Inclui bibliografia (p. ${pages - 14}-${pages - 3}).`) : null,
    random.chance(0.55) ? field('520', '##', 'a', summary(book, random)) : null,
    subjectField(topic.assunto, form),
    book.theme && area.style === 'humanas' && random.chance(0.4)
      ? period(random.pick(['Século XIX', 'Século XX', 'Século XVIII']))
      : null,
    /humanas|direito|artes/.test(area.style) && random.chance(0.3) && !topic.assunto.includes('Brasil')
      ? field('650', '#4', 'a', topic.assunto.split(' - ')[0] ?? '', 'z', 'Brasil.')
      : null,
    online
      ? genre('Livros eletrônicos')
      : form === null && !book.theme && random.chance(0.15)
        ? genre('Livros-texto')
        : null,
    ...names
      .slice(entry ? 1 : 0, 4)
      .map((name) => (nameless ? null : personField('700', name.inverted, organised ? 'org' : null))),
    nameless ? field('710', '2#', 'a', 'Universidade Federal do Vale do Ipê.', 'b', 'Pró-Reitoria de Extensão.') : null,
    online
      ? link(
          '0',
          `https://${random.pick(['livros.example.org', 'plataforma.example.org', 'ebooks.example.org'])}/obra/${number}`,
          'Texto completo',
          random.chance(0.3) ? 'Acesso restrito à comunidade acadêmica' : null,
          null,
          providerOf(ordinal),
        )
      : null,
    year > 2000 && random.chance(0.14) ? coverLink(number) : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind: 'am',
    coded: bookCodes({
      illustrated,
      form: online ? 'o' : ' ',
      contents: form === 'Dicionários' ? 'd' : '',
    }),
    year: undated ? null : year,
    country: place === 'Lisboa' ? 'po ' : 'bl ',
    ...(online ? { carrier: 'cr cnu---unuuu' } : {}),
    fields,
    shelf: {
      library: area.library,
      holding: online ? 'none' : !book.theme && year > 1995 && random.chance(0.3) ? 'textbook' : 'ordinary',
      ...(volumes ? { volumes } : {}),
      ...(material ? { material } : {}),
    },
  });
}
