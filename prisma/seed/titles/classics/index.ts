import { humanities } from './humanities';
import { literature } from './literature';
import { musicAndFilm } from './music';
import { normative } from './normative';
import { textbooks } from './textbooks';

export type { Classic } from './classic';

/** Works that every reader of the demo library may look for. */
export const catalogued = [...literature, ...humanities, ...textbooks, ...normative, ...musicAndFilm];
