import { Failure } from '@catalogue/command-kit/failure';
import { pageRoutes } from '@catalogue/domain';
import { areaScreens } from './areaScreens';
import { dialogScreens, intoTheBasket, namedBasket } from './dialogScreens';
import { importScreens } from './importScreens';
import { peopleScreens } from './peopleScreens';
import { guideScreens, homeScreens, tabScreens, titleScreens } from './publicScreens';
import { aNotice, anError, area, book, type Screen } from './screen';
import { signInScreens } from './signInScreens';

export type { Screen };

type Routes = typeof pageRoutes;
type WithParameters = {
  [R in keyof Routes]: Routes[R] extends `${string}${':' | '*'}${string}` ? R : never;
}[keyof Routes];

/**
 * The screens of each route of the table (D1 §2). One without parameters may be left out: it is looked at by its address. One
 * that only redirects has an empty list.
 */
const byRoute: Record<WithParameters, Screen[]> & Partial<Record<keyof Routes, Screen[]>> = {
  home: homeScreens,
  guide: guideScreens,
  login: signInScreens,
  signOut: [],
  classicSystem: [
    { name: 'classic system failed', address: '/pergamum_redireciona', patron: 'ana', failing: /api.*redirec/ },
  ],
  oauthResponse: [{ name: 'external sign-in refused', address: '/oauth-response?error=access_denied' }],
  samlResponse: [{ name: 'SAML sign-in refused', address: '/saml-response?error=access_denied' }],
  grupoA: [{ name: 'e-books of Grupo A refused', address: '/grupoa' }],
  pearson: [{ name: 'e-books of Pearson', address: '/pearson', patron: 'ana' }],
  basket: [
    { name: 'basket empty', address: '/cesta' },
    { name: 'basket', address: book, steps: intoTheBasket },
    { name: 'basket with a name', address: namedBasket, patron: 'carla' },
  ],
  sharedBasket: [
    { name: 'basket shared', address: '/cesta/compartilhada/literatura-brasileira1' },
    { name: 'basket no longer shared', address: '/cesta/compartilhada/nada' },
  ],
  checkDeclaration: [
    { name: 'document check', address: '/conferir' },
    { name: 'document check unknown', address: '/conferir?codigo=K7QF-2M9D-XR47', shows: aNotice },
  ],
  librarySettings: [
    { name: 'library settings', address: '/ajustes', shows: '#library-nome' },
    {
      name: 'library settings refused',
      address: '/ajustes',
      sandbox: {},
      steps: [
        { field: '#library-nome', value: '' },
        { field: '#library-tema', value: '#12' },
        'main [role=group] button[type=submit]',
      ],
      shows: anError,
    },
  ],
  importRecords: importScreens,
  importPeople: peopleScreens,
  personalApp: [{ name: 'personal app failed', address: `${area}/app`, patron: 'ana', failing: /app-layers/ }],
  personalArea: [{ name: 'area unknown', address: `${area}/nada`, patron: 'ana' }, ...areaScreens],
  title: titleScreens,
  titleTab: tabScreens,
  authority: [{ name: 'authority', address: '/autoridade/1' }],
  authorityMarc: [{ name: 'authority marc', address: '/autoridade/1/marc' }],
};
const ofRoutes = (Object.keys(pageRoutes) as (keyof Routes)[]).flatMap(
  (route) => byRoute[route] ?? [{ name: route, address: pageRoutes[route], patron: 'ana' }],
);

/** Every route, dialog and main state, for pictures and the accessibility matrix. */
export const screens: Screen[] = [...ofRoutes, ...dialogScreens, { name: 'not found', address: '/nada/aqui' }];

/** The screens with one of the words in their name; all if there are no words. Throws a Failure if none matches. */
export function screensNamed(words: string[]): Screen[] {
  const named = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (named.length === 0)
    throw new Failure(`No screen has ${words.join(' or ')} in its name: apps/checks/screens/list.ts has the names.`);
  return named;
}

/** The widths at which a screen exists. */
export const widthsOf = ({ narrow }: Screen, widths: number[]): number[] =>
  widths.filter((width) => !narrow || width < 768);

/** The languages in which to show a screen, of those requested. */
export const languagesOf = ({ language }: Screen, requested: readonly string[]): readonly string[] =>
  language ? [language] : requested;
