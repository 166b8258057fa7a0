/** Input of a title's drawn cover. */
export interface CoverWork {
  /** The title's number: the same number gives the same cover. */
  id: string | number;
  title: string;
  author?: string;
  year?: string | number;
  kind?: 'book' | 'ebook' | 'thesis' | 'periodical' | 'document';
}

interface CoverLine {
  text: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  colour: string;
  anchor: 'start' | 'middle';
}

export interface CoverDrawing {
  kind: NonNullable<CoverWork['kind']>;
  ground: string;
  ink: string;
  ornament: 0 | 1 | 2 | 3;
  lines: CoverLine[];
}

export const coverWidth = 120;
export const coverHeight = 180;
export const paper = '#f6f3ea';
export const gold = '#e8c877';
const paperInk = '#1c1c1a';

/** Cloth colours with their ink, each pair with a contrast of 6.8:1 or more. The last one is pale. */
const cloths = [
  ['#1f4d3f', '#f4f1e6'],
  ['#23395d', '#f2f1ea'],
  ['#6b2233', '#f7ede4'],
  ['#8a3d22', '#fdf1e4'],
  ['#4e2f55', '#f4ecf3'],
  ['#1f5562', '#eef5f4'],
  ['#3a3f45', '#f2f2ee'],
  ['#e3d3ad', '#2b2415'],
] as const;
const hardCovers = ['#14213d', '#3b1220', '#12312a'] as const;
// Paper would be indistinguishable from a pale cloth.
const clothBesidePaper = '#23395d';

/** FNV-1a over the characters, then mixed: consecutive numbers must not look alike. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The main title only: up to the first ":" or "/". */
const shortTitle = (title: string) => title.split(/\s*[:/]\s/)[0] ?? title;
const surname = (author: string) => (author.split(/[,;]/)[0] ?? '').trim();

/** Breaks a text into lines of at most `most` characters; a longer word stays whole, and the caller handles it. */
function wrap(text: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

// The glyphs of Brygada are on average 0.57 of the font size wide.
const fits = (width: number, size: number) => Math.floor(width / (size * 0.57));

const lineHeight = 1.16;

/** The largest size in which the text fits; in the smallest it is cut with "…". */
function fit(text: string, { width, sizes, lines: maxLines = 5, height = Infinity }: Place) {
  for (const size of sizes) {
    const lines = wrap(text, fits(width, size));
    const isHigh = (lines.length - 1) * size * lineHeight > height;
    if (lines.length <= maxLines && !isHigh && lines.every((line) => line.length <= fits(width, size)))
      return { size, lines };
  }
  const size = sizes.at(-1) ?? 10;
  const max = fits(width, size);
  const cut = (line: string) => (line.length < max ? `${line}…` : `${line.slice(0, max - 1)}…`);
  const all = wrap(text, max);
  const lines = all.slice(0, maxLines).map((line) => (line.length > max ? cut(line) : line));
  const last = lines.at(-1);
  if (all.length > maxLines && last !== undefined) lines[lines.length - 1] = last.endsWith('…') ? last : cut(last);
  return { size, lines };
}

interface Place {
  x: number;
  y: number;
  width: number;
  colour: string;
  sizes: readonly number[];
  lines?: number;
  /** From the first line to the last. */
  height?: number;
  weight?: number;
  anchor?: 'start' | 'middle';
}

function write(text: string, place: Place) {
  if (!text) return [];
  const { x, y, colour, weight = 600, anchor = 'start' } = place;
  const { size, lines } = fit(text, place);
  return lines.map((line, index): CoverLine => ({
    text: line,
    x,
    y: Math.round((y + index * size * lineHeight) * 10) / 10,
    size,
    weight,
    colour,
    anchor,
  }));
}

const titleSizes = [17, 15, 13, 11.5, 10];
const narrowSizes = [14, 12.5, 11, 10];

/** The drawn cover of a title without a picture (LOOK §8). The same work gives the same drawing, in 120 × 180 units. */
export function drawCover({ id, title, author = '', year = '', kind = 'book' }: CoverWork): CoverDrawing {
  const sum = hash(String(id));
  const [cloth, ink] = cloths[sum % cloths.length] ?? cloths[0];
  const ornament = ((sum >>> 5) % 4) as CoverDrawing['ornament'];
  const name = shortTitle(title);
  const by = surname(author);
  const when = String(year);
  const middle = { x: 60, width: 96, colour: gold, anchor: 'middle' as const };
  const besidePaper = ink === cloths[7][1] ? clothBesidePaper : cloth;
  const common = { kind, ink, ornament };

  switch (kind) {
    case 'thesis':
      return {
        ...common,
        ground: hardCovers[sum % hardCovers.length] ?? hardCovers[0],
        lines: [
          ...write(by.toUpperCase(), { ...middle, y: 26, sizes: [9], lines: 1 }),
          ...write(name, { ...middle, y: 70, width: 92, sizes: narrowSizes }),
          ...write(when, { ...middle, y: 164, sizes: [10], lines: 1 }),
        ],
      };
    case 'periodical':
      return {
        ...common,
        ground: besidePaper,
        lines: [
          // On the paper, which ends at 80.
          ...write(name, { x: 10, y: 22, width: 102, height: 50, colour: paperInk, sizes: [17, 15, 13, 12], lines: 4 }),
          ...write(when, { x: 10, y: 164, width: 100, colour: '#ffffff', sizes: [28], lines: 1, weight: 500 }),
        ],
      };
    case 'document':
      return {
        ...common,
        ground: besidePaper,
        lines: [
          ...write(name, { x: 12, y: 42, width: 96, colour: paperInk, sizes: narrowSizes }),
          ...write(when, { x: 12, y: 166, width: 96, colour: paperInk, sizes: [10], lines: 1 }),
        ],
      };
    default:
      return {
        ...common,
        ground: cloth,
        lines: [
          ...write(name, { x: 14, y: 34, width: 94, colour: ink, sizes: titleSizes }),
          ...write(by, { x: 14, y: 164, width: 94, colour: ink, sizes: [10, 9], lines: 1, weight: 500 }),
        ],
      };
  }
}
