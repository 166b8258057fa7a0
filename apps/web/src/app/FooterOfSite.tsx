import { languages } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Activity, useGetInstitutionQuery, useHasActivity, useListActivitiesQuery } from '../features/site/public';
import { currentLanguage, signInLanguages, withLanguage } from '../shared/language';
import { dialogOnDemand } from '../shared/onDemand';
import { isLogin } from '../shared/paths';
import { inCatalogue } from '../shared/platform';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { footerLists, type FooterDialog } from './footerLists';
import { ProductLogo } from './ProductLogo';
import { useCatalogueLink } from './useCatalogueLink';

const FooterDialogs = dialogOnDemand(async () => (await import('./FooterDialogs')).FooterDialogs);
const noActivities: never[] = [];

/** The footer with what applies to the institution, and the dialogs that it opens. */
export function FooterOfSite() {
  const { t } = useTranslation('app');
  const { pathname, search } = useLocation();
  const { data: institution } = useGetInstitutionQuery();
  const { data: activities = noActivities } = useListActivitiesQuery();
  const [dialog, setDialog] = useState<FooterDialog | null>(null);
  const openCatalogue = useCatalogueLink();
  const hasLogo = useHasActivity(Activity.productLogo);
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
  return (
    <>
      <Footer
        lists={lists}
        language={currentLanguage()}
        languages={isLogin(pathname) ? signInLanguages : languages}
        logo={hasLogo && <ProductLogo name={t('productLogo')} />}
        inLanguage={(code) => inCatalogue(pathname + withLanguage(search, code))}
      />
      <ErrorBoundary resetKey={pathname} aside>
        <FooterDialogs isOpen={dialog !== null} open={dialog} onClose={() => setDialog(null)} />
      </ErrorBoundary>
    </>
  );
}
