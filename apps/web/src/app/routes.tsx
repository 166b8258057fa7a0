import { pageRoutes } from '@catalogue/domain';
import type { ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { RequireSession } from '../features/session/public';
import { onDemand } from '../shared/onDemand';
import type { Call } from '../shared/wire';
import { NotFoundScreen } from './NotFoundScreen';

const noValue = () => undefined;
const beginning = (load: () => Promise<unknown>) => ({ begin: () => load().then(noValue, noValue) });

// Screens load on demand (D1 §2).
const SearchScreen = onDemand(async () => (await import('../features/search/SearchScreen')).SearchScreen);
const TitleScreen = onDemand(async () => (await import('../features/title/public')).TitleScreen);
const AuthorityScreen = onDemand(async () => (await import('../features/authority/AuthorityScreen')).AuthorityScreen);
const LoginScreen = onDemand(async () => (await import('../features/session/LoginScreen')).LoginScreen);
const OauthResponseScreen = onDemand(
  async () => (await import('../features/session/external/ExternalResponse')).OauthResponseScreen,
);
const SamlResponseScreen = onDemand(
  async () => (await import('../features/session/external/ExternalResponse')).SamlResponseScreen,
);
const SignOutScreen = onDemand(async () => (await import('../features/session/SignOutScreen')).SignOutScreen);
const HoldTab = onDemand(async () => (await import('../features/holds/public')).HoldTab);
const LoanRequestTab = onDemand(async () => (await import('../features/loan-requests/public')).LoanRequestTab);
const BasketScreen = onDemand(async () => (await import('../features/basket/BasketScreen')).BasketScreen);
const SharedBasketScreen = onDemand(
  async () => (await import('../features/basket/SharedBasketScreen')).SharedBasketScreen,
);
const DeclarationCheckScreen = onDemand(
  async () => (await import('../features/clearance/DeclarationCheckScreen')).DeclarationCheckScreen,
);
const InstitutionScreen = onDemand(
  async () => (await import('../features/demo/institution/InstitutionScreen')).InstitutionScreen,
);
const ImportScreen = onDemand(async () => (await import('../features/demo/records/ImportScreen')).ImportScreen);
const PeopleScreen = onDemand(async () => (await import('../features/demo/people/PeopleScreen')).PeopleScreen);
const PersonalRoutes = onDemand(() => import('./PersonalRoutes'));
const ClassicSystemScreen = onDemand(
  async () => (await import('../features/links/ClassicSystemScreen')).ClassicSystemScreen,
);
const PersonalAppScreen = onDemand(async () => (await import('../features/links/PersonalAppScreen')).PersonalAppScreen);
const GrupoAScreen = onDemand(async () => (await import('../features/links/GrupoAScreen')).GrupoAScreen);
const PearsonScreen = onDemand(async () => (await import('../features/links/PearsonScreen')).PearsonScreen);

export type Place = Pick<Location, 'pathname' | 'search'>;

/** What the first screen of an address needs, before the app knows which screen that is. */
interface FirstScreen {
  screens: { begin(): Promise<void>; file?: string | undefined }[];
  /** Namespaces of its texts. */
  texts: string[];
  /** What it asks at this address, whatever the site answers. The server renders it with the replies. */
  calls?(place: Place): Promise<readonly Call[]>;
}

const loadIndex = () => import('../features/search/indexes/IndexScreen');

const searchScreen: FirstScreen = {
  screens: [SearchScreen],
  texts: ['search', 'site'],
  // On a guide's address the type of the search is in the path, which the screen reads.
  calls: async ({ pathname, search }) => {
    const { searchCalls } = await import('../features/search/SearchScreen');
    return pathname === pageRoutes.home ? searchCalls(new URLSearchParams(search)) : [];
  },
};
const resultsScreen: FirstScreen = {
  ...searchScreen,
  screens: [SearchScreen, beginning(() => import('../features/search/results/ResultsScreen'))],
  texts: ['search', 'site', 'basket', 'links', 'interest-profile'],
};
const indexScreen: FirstScreen = {
  screens: [SearchScreen, beginning(loadIndex)],
  texts: ['search'],
  calls: async ({ search }) => (await loadIndex()).indexCalls(new URLSearchParams(search)),
};
const titleScreen: FirstScreen = {
  screens: [TitleScreen],
  texts: ['title', 'search', 'site', 'basket', 'links', 'comments'],
  calls: async ({ pathname }) => {
    const { beginTabOf, titleCalls } = await import('../features/title/public');
    beginTabOf(pathname);
    return titleCalls(pathname);
  },
};
const authorityScreen: FirstScreen = {
  screens: [AuthorityScreen],
  texts: ['authority', 'search'],
  calls: async ({ pathname }) => (await import('../features/authority/AuthorityScreen')).authorityCalls(pathname),
};

const firstScreens: [route: string, screen: FirstScreen][] = [
  [pageRoutes.title, titleScreen],
  [pageRoutes.titleTab, titleScreen],
  [pageRoutes.authority, authorityScreen],
  [pageRoutes.login, { screens: [LoginScreen], texts: ['session'] }],
  [pageRoutes.basket, { screens: [BasketScreen], texts: ['basket'] }],
  [pageRoutes.sharedBasket, { screens: [SharedBasketScreen], texts: ['basket'] }],
  [pageRoutes.personalArea, { screens: [PersonalRoutes], texts: ['personal-area'] }],
  [pageRoutes.home, searchScreen],
  [pageRoutes.guide, searchScreen],
];

/** The first screen of an address, where the app can say it without rendering. */
export function firstScreenOf({ pathname, search }: Place): FirstScreen | undefined {
  const found = firstScreens.find(([route]) => matchPath(route, pathname))?.[1];
  const parameters = new URLSearchParams(found === searchScreen ? search : '');
  return parameters.has('tipo_indice') ? indexScreen : parameters.has('termo_pesquisa') ? resultsScreen : found;
}

const notFound = <NotFoundScreen />;
const title = <TitleScreen notFound={notFound} reserva={<HoldTab />} solicitacao-emprestimo={<LoanRequestTab />} />;
const search = <SearchScreen notFound={notFound} />;
const signedIn = (screen: ReactElement) => <RequireSession>{screen}</RequireSession>;

const screens: Record<keyof typeof pageRoutes, ReactElement> = {
  home: search,
  guide: search,
  login: <LoginScreen />,
  signOut: <SignOutScreen />,
  basket: <BasketScreen />,
  sharedBasket: <SharedBasketScreen />,
  checkDeclaration: <DeclarationCheckScreen />,
  librarySettings: <InstitutionScreen notFound={notFound} />,
  importRecords: <ImportScreen notFound={notFound} />,
  importPeople: <PeopleScreen notFound={notFound} />,
  classicSystem: signedIn(<ClassicSystemScreen />),
  oauthResponse: <OauthResponseScreen />,
  samlResponse: <SamlResponseScreen />,
  grupoA: <GrupoAScreen />,
  pearson: signedIn(<PearsonScreen />),
  personalApp: signedIn(<PersonalAppScreen />),
  personalArea: signedIn(<PersonalRoutes notFound={notFound} />),
  title,
  titleTab: title,
  authority: <AuthorityScreen view="record" />,
  authorityMarc: <AuthorityScreen view="marc" />,
};

const screenNames = Object.keys(screens) as (keyof typeof screens)[];

/** The documents' route table (D1 §2), with our own. */
export function AppRoutes() {
  return (
    <Routes>
      {screenNames.map((name) => (
        <Route key={name} path={pageRoutes[name]} element={screens[name]} />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
