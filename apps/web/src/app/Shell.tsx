import { languages } from '@catalogue/domain';
import { memo, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectBasket } from '../features/basket/state';
import { DemoDock } from '../features/demo/public';
import { AreaFrame, isAreaAddress } from '../features/personal-area/public';
import { CompactSearch, useHasSearchBox } from '../features/search/public';
import { SignInAgain, useSignOut } from '../features/session/public';
import {
  Activity,
  privacyTerms,
  useGetInstitutionQuery,
  useHasActivity,
  useListActivitiesQuery,
} from '../features/site/public';
import { ReplayEarlyInput } from '../shared/earlyInput';
import { contentLanguage, currentLanguage, signInLanguages, withLanguage } from '../shared/language';
import { selectPatron, selectSignedOut } from '../shared/session';
import { useAppearance } from '../shared/theme/appearance';
import { brandOf, applyBrand } from '../shared/theme/brand';
import { onDemand } from '../shared/onDemand';
import { SkeletonRows } from '../shared/ui/SkeletonRows';
import { useFocusRecovery } from '../shared/useFocusRecovery';
import { useScrollRestoration } from '../shared/useScrollRestoration';
import { AccessibilityBar } from './AccessibilityBar';
import { Announcer } from './Announcer';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { footerLists, homeLinks, type FooterDialog } from './footerLists';
import { paths } from '../shared/paths';
import { inCatalogue } from '../shared/platform';
import { ProductLogo } from './ProductLogo';
import { AppRoutes } from './routes';
import { ShownToasts } from './ShownToasts';
import type { RootState } from './store';
import { TopBar } from './TopBar';
import { useCatalogueLink } from './useCatalogueLink';
import { useSelfService } from './useSelfService';
import { WhoActs } from './WhoActs';
import { InstitutionTextDialog } from './InstitutionTextDialog';
import { WrittenDialogs } from './WrittenDialogs';

const SignLanguage = onDemand(() => import('./SignLanguage'));
const ActingBanner = onDemand(async () => (await import('../features/person/ActingBanner')).ActingBanner);
const SignedOutNotice = onDemand(async () => (await import('./SignedOutNotice')).SignedOutNotice);
const SessionWarning = onDemand(async () => (await import('../features/session/SessionWarning')).SessionWarning);
const AreaMenu = onDemand(async () => (await import('../features/personal-area/AreaMenu')).AreaMenu);
const AreaBar = onDemand(async () => (await import('../features/personal-area/AreaBar')).AreaBar);
/** What a signed-in patron has around each screen of the area. */
export const partsOfArea = [AreaMenu, AreaBar];
const noActivities: never[] = [];

// Its screens are as wide as the page.
const isLogin = (pathname: string): boolean => pathname.startsWith(paths.login);

/** The frame around every screen. */
export function Shell() {
  const { t } = useTranslation('app');
  useScrollRestoration();
  useFocusRecovery();
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const hasSignedOut = useSelector(selectSignedOut);
  const signOut = useSignOut();
  const basket = useSelector(selectBasket);
  const { pathname, search } = useLocation();
  const isAtLogin = isLogin(pathname);
  const hasSearchBox = useHasSearchBox(pathname);
  const isWide = isAtLogin || pathname.startsWith(paths.personalArea);
  const sigla = institution?.sigla ?? '';
  const [dialog, setDialog] = useState<FooterDialog | null>(null);
  const openCatalogue = useCatalogueLink();
  const { data: activities = noActivities } = useListActivitiesQuery();
  const lists = footerLists({
    institution,
    activities,
    has: {
      comments: useHasActivity(Activity.comments),
      suggestions: useHasActivity(Activity.acquisitionSuggestion),
      catalogues: {
        [Activity.externalCatalogue]: useHasActivity(Activity.externalCatalogue),
        [Activity.externalCatalogue2]: useHasActivity(Activity.externalCatalogue2),
      },
    },
    t,
    onOpen: setDialog,
    onCatalogue: (activity) => void openCatalogue(activity),
  });
  const hasPersonalArea = useHasActivity(Activity.personalArea);
  const isInArea = patron !== null && hasPersonalArea && isAreaAddress(pathname);
  const hasLogo = useHasActivity(Activity.productLogo);
  const selfService = useSelfService();
  const { appearance } = useAppearance();
  const hasControls = useSelector((state: RootState) => state.settings?.mock_controls ?? false);
  const brands = useSelector((state: RootState) => state.settings?.brands);
  const brand = institution ? brandOf(institution, brands) : null;

  useEffect(() => {
    applyBrand(brand).catch(console.error);
  }, [brand]);

  return (
    <>
      <WhoActs sigla={sigla} banner={<AreaPart part={ActingBanner} />}>
        <div data-wide-page={isWide ? '' : undefined}>
          <ErrorBoundary resetKey={pathname} aside>
            <AccessibilityBar selfService={selfService} />
          </ErrorBoundary>
          <TopBar
            institution={{
              sigla,
              nome: institution?.nome,
              logo: institution?.logo ? inCatalogue(institution.logo) : undefined,
            }}
            personName={(patron?.originalUser ?? patron?.user)?.nome_pessoa}
            actingFor={patron?.originalUser && patron.user.nome_pessoa}
            personalArea={hasPersonalArea ? paths.personalArea : undefined}
            signIn={isAtLogin ? paths.login : paths.loginFor(pathname + search)}
            onSignOut={signOut}
            links={homeLinks(t)}
            selfService={selfService}
            hiddenOnPhones={isAtLogin}
            basket={{ to: paths.basket, count: basket.length }}
            searchLink={isWide}
          />
          <AreaFrame menu={isInArea ? <AreaPart part={AreaMenu} /> : null}>
            <main
              id="conteudo"
              tabIndex={-1}
              className={isAtLogin ? undefined : 'container'}
              lang={isAtLogin ? undefined : contentLanguage()}
            >
              {!hasSearchBox && !isWide && <CompactSearch key={pathname} />}
              {hasSignedOut && (
                <Suspense>
                  <SignedOutNotice />
                </Suspense>
              )}
              <Screen pathname={pathname} />
            </main>
          </AreaFrame>
          <Footer
            lists={lists}
            language={currentLanguage()}
            languages={isAtLogin ? signInLanguages : languages}
            logo={hasLogo && <ProductLogo name={t('productLogo')} />}
            inLanguage={(code) => inCatalogue(pathname + withLanguage(search, code))}
          />
          {isInArea && <AreaPart part={AreaBar} />}
        </div>
        <ErrorBoundary resetKey={pathname} aside>
          <InstitutionTextDialog
            isOpen={dialog === 'support'}
            onClose={() => setDialog(null)}
            title={t('support')}
            text={institution?.msg_suporte_consulta || t('noSupportMessage')}
          />
          <InstitutionTextDialog
            isOpen={dialog === 'privacy'}
            onClose={() => setDialog(null)}
            title={t('privacy')}
            text={privacyTerms(institution)?.text ?? ''}
          />
          <WrittenDialogs open={dialog} onClose={() => setDialog(null)} />
          {appearance.libras && (
            <Suspense>
              <SignLanguage />
            </Suspense>
          )}
          <SignInAgain />
          {patron && (
            <Suspense>
              <SessionWarning />
            </Suspense>
          )}
        </ErrorBoundary>
        <ShownToasts />
        <Announcer />
      </WhoActs>
      {/* It acts for nobody. */}
      {hasControls && (
        <ErrorBoundary resetKey={pathname} aside>
          <DemoDock />
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * The screen of the address. By itself, since a change around content that is not hydrated yet makes React render it anew.
 */
const Screen = memo(function Screen({ pathname }: { pathname: string }) {
  return (
    <ErrorBoundary resetKey={pathname} className={isLogin(pathname) ? 'container py-4' : 'py-4'}>
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <AppRoutes />
        <ReplayEarlyInput />
      </Suspense>
    </ErrorBoundary>
  );
});

/** A part of the personal area's frame. If it fails, the screens are still shown. */
function AreaPart({ part: Part }: { part: typeof AreaMenu }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} aside>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
