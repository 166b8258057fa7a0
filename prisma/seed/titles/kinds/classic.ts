import type { DataField } from '@catalogue/domain';
import { catalogued, type Classic } from '../classics';
import { personField } from '../authors';
import { inclusionDate, type Draft, type MadeTitle } from '../draft';
import {
  authorMark,
  bookCodes,
  callNumber,
  coverLink,
  extent,
  field,
  heading,
  imprint,
  link,
  titleField,
} from '../marc';
import { madeTitle } from '../madeTitle';
import { genre, period, subjectField } from '../subjects';

export const classics = catalogued;

const direct = (inverted: string): string => {
  const [surname = '', given] = inverted.split(', ');
  return given ? `${given} ${surname}` : surname;
};

const KINDS = {
  book: {
    kind: 'am',
    coded: ({ literary, contents }: Classic) => bookCodes({ literary: literary ?? '0', contents: contents ?? '' }),
    carrier: null,
  },
  score: { kind: 'cm', coded: () => 'zza         n  n ', carrier: null },
  sound: { kind: 'jm', coded: () => 'ppn         n  n ', carrier: 'sd fsngnnmmned' },
  video: { kind: 'gm', coded: () => '110            vl', carrier: 'vd bvaizs' },
} as const;

const namesOf = ({ authors, dates }: Classic) =>
  authors.map((name, index) => ({ name, dates: index === 0 ? dates : null }));

const bodyField = (body: string): DataField => {
  const [first = '', ...rest] = body.split('. ');
  const pairs = rest.flatMap((unit) => ['b', `${unit}.`]);
  return field('110', first === 'Brasil' ? '1#' : '2#', 'a', `${first}.`, ...pairs);
};

/** A real work, with its bibliographic facts only. */
export function makeClassic(classic: Classic, draft: Draft): MadeTitle {
  const {
    title,
    rest,
    place,
    publisher,
    year,
    edition,
    extent: pages,
    cdd,
    subjects,
    body,
    original,
    language = 'por',
  } = classic;
  const { kind, coded, carrier } = KINDS[classic.medium ?? 'book'];
  const names = namesOf(classic);
  const byTitle = classic.medium === 'video' || classic.medium === 'sound' || (names.length === 0 && !body);
  const main = byTitle ? undefined : names[0];
  const said = names.map(({ name }) => direct(name));
  const statement =
    said.length > 3
      ? `${said[0] ?? ''} ... [et al.]`
      : said
          .join('; ')
          .replace(/; ([^;]*)$/, ' e $1')
          .replace(/;/g, ',');
  const data_inclusao = inclusionDate(draft, year);
  const role =
    classic.medium === 'video'
      ? 'direção'
      : classic.medium === 'sound'
        ? 'intérprete'
        : classic.medium === 'score'
          ? 'compositor'
          : null;
  const fields = [
    classic.isbn ? field('020', '##', 'a', classic.isbn) : null,
    original ? field('041', '1#', 'a', language, 'h', original.language) : null,
    ...callNumber(
      cdd,
      authorMark(main?.name ?? body ?? title, title),
      edition ? `${Number.parseInt(edition, 10)}. ed.` : null,
    ),
    main ? personField('100', main.name, role, main.dates) : null,
    body ? bodyField(body) : null,
    classic.uniform
      ? field(main || body ? '240' : '130', main || body ? '10' : '0#', 'a', `${classic.uniform}.`)
      : null,
    original ? field('240', '10', 'a', `${original.title}.`, 'l', 'Português') : null,
    titleField({
      title,
      rest,
      by: statement || body || null,
      entry: Boolean(main ?? body),
      ...(classic.medium === 'sound'
        ? { medium: 'gravação de som' }
        : classic.medium === 'video'
          ? { medium: 'gravação de vídeo' }
          : {}),
    }),
    ...(classic.variants ?? []).map((variant) => field('246', '3#', 'a', variant)),
    edition ? field('250', '##', 'a', `${edition}${edition.includes('ed.') ? '' : '. ed.'}`) : null,
    imprint(place, publisher, String(year)),
    extent(
      pages,
      classic.medium === 'sound' ? 'digital, estéreo' : classic.medium === 'video' ? 'son.' : null,
      classic.medium === 'sound' || classic.medium === 'video' ? '12 cm' : pages.includes('online') ? null : '23 cm',
      classic.material,
    ),
    classic.contents505 ? field('505', '0#', 'a', classic.contents505) : null,
    classic.summary ? field('520', '##', 'a', classic.summary) : null,
    ...subjects.map((words) => (words.startsWith('@') ? personSubject(words.slice(1)) : subjectField(words))),
    classic.period ? period(classic.period) : null,
    classic.place651 ? heading('651', '#4', classic.place651) : null,
    classic.genre ? genre(classic.genre) : null,
    classic.act ? genre(classic.act) : null,
    ...names.slice(main ? 1 : 0).map(({ name, dates }) => personField('700', name, role, dates)),
    classic.translator ? personField('700', classic.translator, 'trad') : null,
    classic.online ? link('0', `https://textos.example.org/obra/${draft.number}`, classic.online) : null,
    year > 1980 && draft.random.chance(0.3) ? coverLink(draft.number) : null,
  ];
  return madeTitle(draft, {
    data_inclusao,
    kind,
    coded: coded(classic),
    year,
    country: classic.country ?? 'bl ',
    language,
    ...(carrier ? { carrier } : {}),
    fields,
    shelf: {
      library: classic.library,
      holding: classic.holding ?? 'ordinary',
      ...(classic.volumes ? { volumes: classic.volumes } : {}),
      ...(classic.material ? { material: classic.material } : {}),
    },
  });
}

/** 600: a person as subject, `Assis, Machado de, 1839-1908 - Crítica e interpretação`. */
function personSubject(words: string): DataField {
  const [name = '', topic] = words.split(' - ');
  const [, heading = name, dates = null] = /^(.*), (\d{4}-\d{0,4})$/.exec(name) ?? [];
  return field('600', '14', 'a', dates ? `${heading},` : heading, 'd', dates, 'x', topic ? `${topic}.` : null);
}
