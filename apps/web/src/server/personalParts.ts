import { personalScreens } from '../app/personalScreens';
import { partsOfArea } from '../app/Shell';
import { paths, type AreaSlug } from '../shared/paths';

interface Screen {
  /** Of a part loaded on demand, its source. */
  type: { file?: string };
  props: { cards?: readonly Screen[] };
}

const filesOf = ({ type: { file }, props: { cards = [] } }: Screen): string[] => [
  ...(file === undefined ? [] : [file]),
  ...cards.flatMap(filesOf),
];
const isSlug = (slug: string): slug is AreaSlug => Object.hasOwn(personalScreens, slug);

/**
 * The files of the parts that a screen of the personal area and its frame are made of. The page names them, so that the browser fetches
 * them with its first scripts, and not once the routes of the area have arrived.
 */
export function personalParts(pathname: string): string[] {
  const [, slug] = new RegExp(`^${paths.personalArea}(?:/(.*?))?/?$`).exec(pathname) ?? [undefined, null];
  if (slug === null) return [];
  const screen = slug || 'inicio';
  if (!isSlug(screen)) return [];
  const around = partsOfArea.flatMap(({ file = [] }) => file);
  return [...new Set([...filesOf(personalScreens[screen] as Screen), ...around])];
}

/** The namespaces of the texts of such files: their features. */
export const featuresOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /features\/([\w-]+)\//.exec(file)?.[1] ?? [])),
];
