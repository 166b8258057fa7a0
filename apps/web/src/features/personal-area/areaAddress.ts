/** What the addresses of the area begin with (D1 §2). */
export const root = '/meupergamum';

/** Whether an address is a screen of the area; the app's hand-over page only shares its beginning (D1 §2). */
export const isAreaAddress = (pathname: string): boolean =>
  (pathname === root || pathname.startsWith(`${root}/`)) && pathname !== `${root}/app`;
