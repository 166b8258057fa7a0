import { linkedFields } from './alternateFields';
import { dataFields, isControlField, subfieldValues, type DataField, type MarcField, type MarcRecord } from './record';
import { headingText } from './describeHeadings';
import { distinct, plain, withoutLoneBracket } from './describeText';

/** Shown for a record without any title. */
export const UNTITLED = '[Sem título]';

/** Another title of the same work, and its kind. */
export interface AdditionalTitle {
  descricao: string;
  tipo: 'uniforme' | 'original' | 'variante' | 'relacionado';
}

/**
 * The pieces of a title field: `a` the title proper, or in archives the form (`$k`); `b` the rest, there the dates; `n`
 * and `p` number and name of a part.
 */
export interface TitlePiece {
  code: 'a' | 'b' | 'n' | 'p';
  text: string;
  /** The separator before this piece: `': '`, `'. '`, `', '`, `' = '` or `' ; '`; empty for the first. */
  before: string;
}

/** Some libraries record the medium in $a. */
const MEDIUM =
  / ?\[(sound recording|electronic resource|gravação (de som|de vídeo|sonora)|recurso eletrônico|livro eletrônico|texto( impresso)?|filme|videocassete|microform(a|e)?)\]/gi;
const inner = (value: string): string =>
  plain(value.includes('[') ? value.replace(MEDIUM, '') : value).replaceAll(' : ', ': ');

const PIECES: Readonly<Record<string, TitlePiece['code']>> = { a: 'a', b: 'b', n: 'n', p: 'p' };
/** Archives give a form and dates instead of a title: `$k Letters, $f 1901-1950`. */
const UNNAMED: typeof PIECES = { ...PIECES, k: 'a', f: 'b', g: 'b' };

const separator = (code: string, previous: TitlePiece, previousValue: string): string => {
  // Older records introduce a subtitle with ";" without the space of ISBD.
  const mark = /\s[=;]\s*$/.exec(previousValue)?.[0].trim();
  if (code === 'b') return mark === '=' ? ' = ' : mark === ';' ? ' ; ' : ': ';
  const part = code === 'p' && previous.code === 'n' ? ', ' : '. ';
  return part === '. ' && /[.?!]$/.test(previous.text) ? ' ' : part;
};

/**
 * The title proper, rest and parts of a title field in order, without ISBD punctuation, statement of responsibility or
 * medium.
 */
export const titlePieces = (field: DataField): TitlePiece[] => {
  const pieces: TitlePiece[] = [];
  const pieceOf = field.subfields.some(({ code, value }) => code === 'a' && inner(value) !== '') ? PIECES : UNNAMED;
  let previousValue = '';
  for (const { code, value } of field.subfields) {
    const kind = pieceOf[code];
    if (kind === undefined) {
      // "$a title $h [medium] : $b rest": the mark of $b follows the medium.
      if (code === 'h') previousValue = value;
      continue;
    }
    const text = inner(value);
    if (text === '') continue;
    const previous = pieces.at(-1);
    const before = previous ? (code in PIECES ? separator(kind, previous, previousValue) : ', ') : '';
    pieces.push({ code: kind, text, before });
    previousValue = value;
  }
  const line = pieces.map(({ text }) => text).join('');
  return withoutLoneBracket(line) === line
    ? pieces
    : pieces.map((piece) => ({ ...piece, text: withoutLoneBracket(piece.text) }));
};

/** A title as one line: `Título: resto do título. Parte, Nome da parte`. */
export const titleLine = (field: DataField): string =>
  titlePieces(field)
    .map(({ before, text }) => before + text)
    .join('');

const otherLine = (field: DataField): string =>
  /^24[5-7]$/.test(field.tag) ? titleLine(field) : headingText(field, 'abdfgklmnoprs');

const MAIN_SOURCES = ['245', '240', '130', '222', '210', '246', '740'];

/** The main title field: 245, or else the best available. */
export const mainTitleField = (record: MarcRecord): DataField | undefined => {
  for (const tag of MAIN_SOURCES) {
    const field = dataFields(record, tag).find((candidate) => otherLine(candidate) !== '');
    if (field) return field;
  }
  return undefined;
};

/** The title of the record, never empty. */
export const mainTitle = (record: MarcRecord): string => {
  const field = mainTitleField(record);
  return field ? otherLine(field) : UNTITLED;
};

const ADDITIONAL: Record<string, AdditionalTitle['tipo']> = {
  '130': 'uniforme',
  '210': 'variante',
  '222': 'variante',
  '240': 'original',
  '246': 'variante',
  '247': 'variante',
  '700': 'relacionado',
  '710': 'relacionado',
  '711': 'relacionado',
  '730': 'uniforme',
  '740': 'relacionado',
};

const kindOf = ({ tag }: MarcField): AdditionalTitle['tipo'] | undefined => ADDITIONAL[tag];

/** The title of a contained or related work in an added name, empty without one. */
const workTitle = (field: DataField): string => {
  const at = field.subfields.findIndex(({ code }) => code === 't');
  // Before $t, $n is the number of an event.
  return at < 0 ? '' : headingText({ ...field, subfields: field.subfields.slice(at) }, 'knpt');
};

const skippedBy = ({ tag, ind1, ind2 }: DataField): number => Number(tag === '130' || tag === '740' ? ind1 : ind2) || 0;

/**
 * The title without its initial article, by which it is filed: the record says how many characters to skip. Counts that
 * end inside a word are errors.
 */
export const filingTitle = (record: MarcRecord, titulo = mainTitle(record)): string => {
  const [first] = dataFields(record, '245');
  const field = first && skippedBy(first) === 0 ? first : mainTitleField(record);
  const skipped = field ? skippedBy(field) : 0;
  return skipped > 0 && /[\s\p{P}]/u.test(titulo.charAt(skipped - 1)) ? titulo.slice(skipped) : titulo;
};

/** The other titles of the record without duplicates, in record order, then those in another script. */
export const additionalTitles = (record: MarcRecord, titulo: string): AdditionalTitle[] => {
  const known = new Set([titulo]);
  const own = record.fields.filter(
    (field): field is DataField => kindOf(field) !== undefined && !isControlField(field),
  );
  const inOtherScript = linkedFields(record).filter((field) => field.tag === '245' || kindOf(field) !== undefined);
  return [...own, ...inOtherScript].flatMap((field) => {
    const descricao = /^7[01]/.test(field.tag) ? workTitle(field) : otherLine(field);
    const tipo = kindOf(field) ?? 'variante';
    if (descricao === '' || known.has(descricao)) return [];
    known.add(descricao);
    return [{ descricao, tipo }];
  });
};

/**
 * The series statements with their numbers: `Estudos brasileiros ; v. 22`. Traced forms only when nothing is
 * transcribed.
 */
export const seriesOf = (record: MarcRecord): { titulo: string; numero: string | null }[] => {
  const transcribed = dataFields(record, '490', '440');
  const fields = transcribed.length > 0 ? transcribed : dataFields(record, '830');
  return fields.flatMap((field) => {
    const titulo = distinct(subfieldValues(field, 'anp').map((value) => unwrapped(value))).join('. ');
    const numero = subfieldValues(field, 'v').map((value) => unwrapped(value))[0] ?? null;
    return titulo === '' ? [] : [{ titulo, numero: numero === '' ? null : numero }];
  });
};

// Some libraries record the parentheses of the series, often only the opening one, and repeat the v in $v.
const unwrapped = (value: string): string => {
  const text = plain(value);
  const bare = text.startsWith('(') && !/^\([^()]*\).+/.test(text) ? plain(text.slice(1)) : text;
  const closed = bare.endsWith(')') && !bare.includes('(') ? plain(bare.slice(0, -1)) : bare;
  return closed.replace(/^vv\. /, 'v. ');
};
