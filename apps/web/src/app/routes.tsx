import { pageRoutes } from '@catalogue/domain';
import { matchPath, Route, Routes } from 'react-router-dom';
import { RequireSession } from '../features/session/public';
import { onDemand } from '../shared/onDemand';
import { NotFoundScreen } from './NotFoundScreen';

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

const DeclarationCheckScreen = onDemand(
  async () => (await import('../features/clearance/DeclarationCheckScreen')).DeclarationCheckScreen,
);
const PersonalRoutes = onDemand(() => import('./PersonalRoutes'));
const ClassicSystemScreen = onDemand(
  async () => (await import('../features/links/ClassicSystemScreen')).ClassicSystemScreen,
);
const PersonalAppScreen = onDemand(async () => (await import('../features/links/PersonalAppScreen')).PersonalAppScreen);
const GrupoAScreen = onDemand(async () => (await import('../features/links/GrupoAScreen')).GrupoAScreen);
const PearsonScreen = onDemand(async () => (await import('../features/links/PearsonScreen')).PearsonScreen);

const begun: [route: string, screen: { begin(): Promise<void> }, texts: string][] = [
  [pageRoutes.title, TitleScreen, 'title'],
  [pageRoutes.titleTab, TitleScreen, 'title'],
  [pageRoutes.login, LoginScreen, 'session'],
  [pageRoutes.basket, BasketScreen, 'basket'],
  [pageRoutes.personalArea, PersonalRoutes, 'personal-area'],
  [pageRoutes.home, SearchScreen, 'search'],
  [pageRoutes.guide, SearchScreen, 'search'],
];

/** Fetches the code of an address's screen before the shell is rendered. Returns the namespaces of its texts. */
export function beginScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const found = begun.find(([route]) => matchPath(route, pathname));
  void found?.[1].begin();
  if (found?.[1] === SearchScreen && new URLSearchParams(search).has('termo_pesquisa'))
    void import('../features/search/results/ResultsScreen').catch(() => undefined);
  return found ? [found[2]] : [];
}

/** The documents' route table (D1 §2), in its order, with our own. */
export function AppRoutes() {
  const notFound = <NotFoundScreen />;
  const title = <TitleScreen notFound={notFound} reserva={<HoldTab />} solicitacao-emprestimo={<LoanRequestTab />} />;
  return (
    <Routes>
      <Route path={pageRoutes.home} element={<SearchScreen notFound={notFound} />} />
      <Route path={pageRoutes.guide} element={<SearchScreen notFound={notFound} />} />
      <Route path={pageRoutes.login} element={<LoginScreen />} />
      <Route path={pageRoutes.signOut} element={<SignOutScreen />} />
      <Route path={pageRoutes.basket} element={<BasketScreen />} />
      <Route path={pageRoutes.checkDeclaration} element={<DeclarationCheckScreen />} />
      <Route
        path={pageRoutes.classicSystem}
        element={
          <RequireSession>
            <ClassicSystemScreen />
          </RequireSession>
        }
      />
      <Route path={pageRoutes.oauthResponse} element={<OauthResponseScreen />} />
      <Route path={pageRoutes.samlResponse} element={<SamlResponseScreen />} />
      <Route path={pageRoutes.grupoA} element={<GrupoAScreen />} />
      <Route
        path={pageRoutes.pearson}
        element={
          <RequireSession>
            <PearsonScreen />
          </RequireSession>
        }
      />
      <Route
        path={pageRoutes.personalApp}
        element={
          <RequireSession>
            <PersonalAppScreen />
          </RequireSession>
        }
      />
      <Route
        path={pageRoutes.personalArea}
        element={
          <RequireSession>
            <PersonalRoutes notFound={notFound} />
          </RequireSession>
        }
      />
      <Route path={pageRoutes.title} element={title} />
      <Route path={pageRoutes.titleTab} element={title} />
      <Route path={pageRoutes.authority} element={<AuthorityScreen view="record" />} />
      <Route path={pageRoutes.authorityMarc} element={<AuthorityScreen view="marc" />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
