import { SaxesParser } from 'saxes';

const svg = 'http://www.w3.org/2000/svg';
const xhtml = 'http://www.w3.org/1999/xhtml';

// What draws. Nothing that runs, moves, links, or loads another file.
const drawing = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker switch`.split(/\s+/),
);

// A drawing has few. The parser looks for the namespace of each element in all those around it: a file of nothing but opened
// groups would keep the server busy for half a minute.
const maxLevels = 200;

/** What is wrong with a picture, as the end of a sentence: nothing after it is read. */
class Fault extends Error {}

const isLocal = (reference: string): boolean => /^\s*#/.test(reference);
const loads = (css: string): boolean =>
  /@import|expression\s*\(|\\/i.test(css) ||
  [...css.matchAll(/url\s*\(\s*['"]?([^)]*)/gi)].some(([, to = '']) => !isLocal(to));

/**
 * What keeps a picture from being a harmless SVG, as the end of a sentence; null if it is one. Refused rather than cleaned: what
 * is shown is the file that its owner has seen.
 */
export function svgFault(picture: Buffer): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (sentence: string): never => {
    throw new Fault(sentence);
  };
  let level = 0;
  // Its text is a style sheet, also after an element inside.
  let openStyles = 0;
  parser.on('error', () => refuse('must be a PNG or an SVG'));
  parser.on('doctype', () => refuse('must be an SVG without DOCTYPE'));
  parser.on('processinginstruction', () => refuse('must be an SVG without processing instructions'));
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (level === 0 && (uri !== svg || local !== 'svg')) refuse('must be a PNG or an SVG');
    level += 1;
    if (level > maxLevels) refuse(`must be an SVG without more than ${maxLevels} levels`);
    if (local === 'style') openStyles += 1;
    // Elements of drawing programs draw nothing.
    if (uri === xhtml || (uri === svg && !drawing.has(local))) refuse(`must be an SVG without <${local}>`);
    for (const { name, local: attribute, value } of Object.values(attributes)) {
      if (/^on/i.test(attribute)) refuse(`must be an SVG without ${name}`);
      if (attribute === 'href' && !isLocal(value)) refuse('must be an SVG without links to other files');
      if (attribute !== 'xmlns' && !name.startsWith('xmlns:') && loads(value))
        refuse('must be an SVG without links to other files');
    }
  });
  parser.on('closetag', ({ local }) => {
    level -= 1;
    if (local === 'style') openStyles -= 1;
  });
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (text) => {
      if (openStyles > 0 && loads(text)) refuse('must be an SVG without links to other files');
    });
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(picture)).close();
    return null;
  } catch (error) {
    return error instanceof Fault ? error.message : 'must be a PNG or an SVG';
  }
}
