import { exactSciences } from './exact';
import { humanities } from './humanities';
import { lettersAndArts } from './letters';
import { lifeSciences } from './life';
import { socialSciences } from './social';
import { technology } from './technology';

export const areas = [
  ...exactSciences,
  ...technology,
  ...lifeSciences,
  ...socialSciences,
  ...humanities,
  ...lettersAndArts,
];
