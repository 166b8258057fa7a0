import { paths } from '../../shared/paths';
/** Whether an address is a screen of the area; the app's hand-over page only shares its prefix (D1 §2). */
export const isAreaAddress = (pathname: string): boolean =>
  (pathname === paths.personalArea || pathname.startsWith(`${paths.personalArea}/`)) &&
  pathname !== `${paths.personalArea}/app`;
