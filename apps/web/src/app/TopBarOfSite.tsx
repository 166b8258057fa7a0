import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectBasket } from '../features/basket/state';
import { useSignOut } from '../features/session/public';
import { Activity, useGetInstitutionQuery, useHasActivity } from '../features/site/public';
import { isLogin, paths } from '../shared/paths';
import { inCatalogue } from '../shared/platform';
import { selectPatron } from '../shared/session';
import { homeLinks } from './footerLists';
import { TopBar } from './TopBar';
import { useSelfService } from './useSelfService';

/** The bar with the institution, the patron and the basket. */
export function TopBarOfSite() {
  const { t } = useTranslation('app');
  const { pathname, search } = useLocation();
  const { data: institution } = useGetInstitutionQuery();
  const patron = useSelector(selectPatron);
  const basket = useSelector(selectBasket);
  const signOut = useSignOut();
  const hasPersonalArea = useHasActivity(Activity.personalArea);
  const isAtLogin = isLogin(pathname);
  return (
    <TopBar
      institution={{
        sigla: institution?.sigla ?? '',
        nome: institution?.nome,
        logo: institution?.logo ? inCatalogue(institution.logo) : undefined,
      }}
      personName={(patron?.originalUser ?? patron?.user)?.nome_pessoa}
      actingFor={patron?.originalUser && patron.user.nome_pessoa}
      personalArea={hasPersonalArea ? paths.personalArea : undefined}
      signIn={isAtLogin ? paths.login : paths.loginFor(pathname + search)}
      onSignOut={signOut}
      links={homeLinks(t)}
      selfService={useSelfService()}
      hiddenOnPhones={isAtLogin}
      basket={{ to: paths.basket, count: basket.length }}
      searchLink={isAtLogin || pathname.startsWith(paths.personalArea)}
    />
  );
}
