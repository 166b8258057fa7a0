import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetInstitutionQuery } from '../features/site/public';
import { changeLanguage, currentLanguage, languages } from '../shared/language';
import { selectPatron, signedOut } from '../shared/session';
import { wearBrand } from '../shared/theme/brand';
import { SiteName } from '../shared/ui/PageTitle';
import { SkeletonRows } from '../shared/ui/SkeletonRows';
import { useScrollRestoration } from '../shared/useScrollRestoration';
import { AccessibilityBar } from './AccessibilityBar';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { footerLists } from './footerLists';
import { paths } from './paths';
import { AppRoutes } from './routes';
import { ShownToasts } from './ShownToasts';
import { TopBar } from './TopBar';

/** What stands around every screen. */
export function Shell() {
  const { t } = useTranslation('app');
  useScrollRestoration();
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLogin = pathname.startsWith(paths.login);
  const isWide = isLogin || pathname.startsWith(paths.personalArea);
  const sigla = institution?.sigla ?? '';
  const lists = useMemo(() => footerLists(institution, t), [institution, t]);

  // Clearing, then the institution's own sign-out or the home (decisions B9).
  function signOut() {
    dispatch(signedOut());
    const elsewhere = institution?.link_logout_saml;
    if (elsewhere && /^https?:/.test(elsewhere)) window.location.assign(elsewhere);
    else void navigate(paths.home);
  }

  useEffect(() => {
    wearBrand(institution?.tema ?? null);
  }, [institution?.tema]);

  return (
    <SiteName value={t('siteName', { sigla })}>
      <div data-larga={isWide ? '' : undefined}>
        <AccessibilityBar />
        <TopBar
          institution={{ sigla, nome: institution?.nome }}
          personName={patron?.user.nome_pessoa}
          personalArea={paths.personalArea}
          signIn={isLogin ? paths.login : paths.loginFor(pathname + search)}
          onSignOut={signOut}
          searchLink={isWide || pathname.lastIndexOf('/') > 0}
        />
        <main id="conteudo" tabIndex={-1} className={isLogin ? undefined : 'caixa'}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer
          lists={lists}
          language={currentLanguage()}
          languages={languages}
          onLanguage={(language) => changeLanguage(languages.find((known) => known === language) ?? 'pt')}
        />
      </div>
      <ShownToasts />
    </SiteName>
  );
}
