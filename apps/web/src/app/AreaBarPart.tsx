import { AreaBar } from '../features/personal-area/AreaBar';
import { areaSlugs } from './personalScreens';

/** The bar of the area on a phone, with those entries that have a screen. */
export default function AreaBarPart() {
  return <AreaBar slugs={areaSlugs} />;
}
