import { AreaMenu } from '../features/personal-area/AreaMenu';
import { areaSlugs } from './personalScreens';

/** The menu of the area, with those entries that have a screen. */
export default function AreaMenuPart() {
  return <AreaMenu slugs={areaSlugs} />;
}
