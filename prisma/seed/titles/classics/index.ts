import { humanities } from './humanities';
import { literature } from './literature';
import { musicAndFilm } from './music';
import { normative } from './normative';
import { textbooks } from './textbooks';

export type { Classic } from './classic';

/** Well-known works that users are likely to search for. */
export const catalogued = [...literature, ...humanities, ...textbooks, ...normative, ...musicAndFilm];
