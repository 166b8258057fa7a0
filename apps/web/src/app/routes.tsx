import { pageRoutes } from '@catalogue/domain';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '../features/session/public';
import { onDemand } from '../shared/onDemand';
import { NotFoundScreen } from './NotFoundScreen';
import { paths } from './paths';
import { PersonalArea } from './PersonalArea';

// Screens load on demand (D1 §2).
const SearchScreen = onDemand(async () => ({ default: (await import('../features/search/public')).SearchScreen }));
const TitleScreen = onDemand(async () => ({ default: (await import('../features/title/public')).TitleScreen }));
const AuthorityScreen = onDemand(async () => ({
  default: (await import('../features/authority/public')).AuthorityScreen,
}));
const LoginScreen = onDemand(async () => ({ default: (await import('../features/session/LoginScreen')).LoginScreen }));
const SignOutScreen = onDemand(async () => ({
  default: (await import('../features/session/SignOutScreen')).SignOutScreen,
}));
const PendingLoansScreen = onDemand(async () => ({
  default: (await import('../features/loans/public')).PendingLoansScreen,
}));

/** The documents' route table (D1 §2), in its order. */
export function AppRoutes() {
  const notFound = <NotFoundScreen />;
  return (
    <Routes>
      <Route path={pageRoutes.home} element={<SearchScreen notFound={notFound} />} />
      <Route path={pageRoutes.guide} element={<SearchScreen notFound={notFound} />} />
      <Route path={pageRoutes.login} element={<LoginScreen />} />
      <Route path={pageRoutes.signOut} element={<SignOutScreen />} />
      <Route
        path={pageRoutes.personalArea}
        element={
          <RequireSession>
            <PersonalArea />
          </RequireSession>
        }
      >
        <Route index element={<Navigate replace to={paths.pendingTitles} />} />
        <Route path="titulos-pendentes" element={<PendingLoansScreen />} />
        <Route path="*" element={notFound} />
      </Route>
      <Route path={pageRoutes.title} element={<TitleScreen notFound={notFound} />} />
      <Route path={pageRoutes.titleTab} element={<TitleScreen notFound={notFound} />} />
      <Route path={pageRoutes.authority} element={<AuthorityScreen view="record" />} />
      <Route path={pageRoutes.authorityMarc} element={<AuthorityScreen view="marc" />} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
