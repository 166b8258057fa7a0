import type { MarcRecord } from '../record';
import { mainTitle, mainTitleField, titlePieces, UNTITLED, type TitlePiece } from '../describeTitles';
import { emphasise, plainPart, type Sentence } from './referenceParts';

/** Articles and other one-syllable words; the word after them is in upper case too (NBR 6023:2018, 8.1.3). */
const SMALL_WORDS = new Set(
  (
    'o a os as um uma uns umas de do da dos das em no na nos nas num numa por com sem ao aos à às e ' +
    'the an el la los las lo un una unos unas le les une des der die das ein eine il gli i'
  ).split(' '),
);

/** Puts the first word in upper case, and the next one after an initial article or one-syllable word. */
export const capitalFirst = (title: string): string => {
  const [first = '', second, ...rest] = title.split(' ');
  const bare = first.toLowerCase().replace(/[^\p{L}]/gu, '');
  // A number has no upper case, so the next word gets it too.
  const small = bare === '' || SMALL_WORDS.has(bare);
  return [first.toUpperCase(), ...(second === undefined ? [] : [small ? second.toUpperCase() : second]), ...rest].join(
    ' ',
  );
};

/** `v. 2`, `tomo 1`: given after the date, not in the title. */
const VOLUME = /^\[?(v(ol)?\.?|volumes?|t\.?|tomos?)\s*([\divxlc]+)\]?\.?$/i;

/** The pieces of the title proper (245, or else the record’s main title), without a parallel title. */
export const piecesOf = (record: MarcRecord): TitlePiece[] => {
  const field = mainTitleField(record);
  const pieces =
    field?.tag === '245' ? titlePieces(field) : [{ code: 'a' as const, text: mainTitle(record), before: '' }];
  // A parallel title is not transcribed; one title is enough.
  return pieces.filter(({ before }) => before !== ' = ');
};

/** The volume in the title field. */
export const volumeOf = (record: MarcRecord): string | null => {
  const volume = piecesOf(record).find(({ code, text }) => code === 'n' && VOLUME.test(text))?.text;
  const [, word = '', , number = ''] = VOLUME.exec(volume ?? '') ?? [];
  return number === '' ? null : `${word.toLowerCase().startsWith('t') ? 't.' : 'v.'} ${number}`;
};

interface TitleForm {
  /** Whether the reference is entered under the title. */
  entry: boolean;
  /** Whether the title proper is emphasised; an entry in capitals never is. */
  emphasised: boolean;
}

/** The title and subtitle; only the title proper is emphasised. */
export const titleSentence = (record: MarcRecord, { entry, emphasised }: TitleForm): Sentence => {
  const [proper, ...others] = piecesOf(record).filter(({ code, text }) => code !== 'n' || !VOLUME.test(text));
  const rest = others
    .map(({ before, text }) => (before === ', ' && others[0]?.code === 'p' ? '. ' : before) + text)
    .join('');
  const text = proper?.text ?? UNTITLED;
  // A colon inside $a also begins a subtitle.
  const colon = text.indexOf(': ');
  const head = colon === -1 ? text : text.slice(0, colon);
  const tail = (colon === -1 ? '' : text.slice(colon)) + rest;
  if (entry) return plainPart(capitalFirst(head) + tail);
  return [...(emphasised ? emphasise(head) : plainPart(head)), ...plainPart(tail)];
};
