import { memo, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AreaFrame, isAreaAddress } from '../features/personal-area/public';
import { CompactSearch, useHasSearchBox } from '../features/search/public';
import { SignInAgain } from '../features/session/public';
import { Activity, useGetInstitutionQuery, useHasActivity } from '../features/site/public';
import { ReplayEarlyInput } from '../shared/earlyInput';
import { contentLanguage } from '../shared/language';
import { onDemand } from '../shared/onDemand';
import { isLogin, paths } from '../shared/paths';
import { selectPatron, selectSignedOut } from '../shared/session';
import { useAppearance } from '../shared/theme/appearance';
import { applyBrand, brandOf } from '../shared/theme/brand';
import { SkeletonRows } from '../shared/ui/SkeletonRows';
import { useFocusRecovery } from '../shared/useFocusRecovery';
import { useScrollRestoration } from '../shared/useScrollRestoration';
import { AccessibilityBar } from './AccessibilityBar';
import { Announcer } from './Announcer';
import { ErrorBoundary } from './ErrorBoundary';
import { FooterOfSite } from './FooterOfSite';
import { AppRoutes } from './routes';
import { ShownToasts } from './ShownToasts';
import type { RootState } from './store';
import { TopBarOfSite } from './TopBarOfSite';
import { useSelfService } from './useSelfService';
import { WhoActs } from './WhoActs';

// Other servers have no control room.
const DemoDock = onDemand(async () => (await import('../features/demo/DemoDock')).DemoDock);
const SignLanguage = onDemand(() => import('./SignLanguage'));
const ActingBanner = onDemand(async () => (await import('../features/person/ActingBanner')).ActingBanner);
const SignedOutNotice = onDemand(async () => (await import('./SignedOutNotice')).SignedOutNotice);
const SessionWarning = onDemand(async () => (await import('../features/session/SessionWarning')).SessionWarning);
const AreaMenu = onDemand(async () => (await import('../features/personal-area/AreaMenu')).AreaMenu);
const AreaBar = onDemand(async () => (await import('../features/personal-area/AreaBar')).AreaBar);
/** What a signed-in patron has around each screen of the area. */
export const partsOfArea = [AreaMenu, AreaBar];

/** The frame around every screen. Its parts render one by one, so that the page can answer the reader between them. */
export function Shell() {
  useScrollRestoration();
  useFocusRecovery();
  const { pathname } = useLocation();
  const isAtLogin = isLogin(pathname);
  const hasSearchBox = useHasSearchBox(pathname);
  const isWide = isAtLogin || pathname.startsWith(paths.personalArea);
  const isSignedIn = useSelector(selectPatron) !== null;
  const hasSignedOut = useSelector(selectSignedOut);
  const isInArea = useHasActivity(Activity.personalArea) && isSignedIn && isAreaAddress(pathname);
  const hasControls = useSelector((state: RootState) => state.settings?.mock_controls ?? false);
  return (
    <>
      <WhoActs banner={<AreaPart part={ActingBanner} />}>
        <div data-wide-page={isWide ? '' : undefined}>
          <ErrorBoundary resetKey={pathname} aside>
            <AccessibilityBarOfSite />
          </ErrorBoundary>
          <TopBarOfSite />
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
          <FooterOfSite />
          {isInArea && <AreaPart part={AreaBar} />}
        </div>
        <ErrorBoundary resetKey={pathname} aside>
          <ChosenSignLanguage />
          <SignInAgain />
          {isSignedIn && (
            <Suspense>
              <SessionWarning />
            </Suspense>
          )}
        </ErrorBoundary>
        <ShownToasts />
        <Announcer />
      </WhoActs>
      <BrandOfSite />
      {/* It acts for nobody. */}
      {hasControls && (
        <ErrorBoundary resetKey={pathname} aside>
          <Suspense>
            <DemoDock />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

const AccessibilityBarOfSite = () => <AccessibilityBar selfService={useSelfService()} />;

/** Applies the institution's colour. */
function BrandOfSite() {
  const { data: institution } = useGetInstitutionQuery();
  const brands = useSelector((state: RootState) => state.settings?.brands);
  const brand = institution ? brandOf(institution, brands) : null;
  useEffect(() => {
    applyBrand(brand).catch(console.error);
  }, [brand]);
  return null;
}

function ChosenSignLanguage() {
  const { appearance } = useAppearance();
  if (!appearance.libras) return null;
  return (
    <Suspense>
      <SignLanguage />
    </Suspense>
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
