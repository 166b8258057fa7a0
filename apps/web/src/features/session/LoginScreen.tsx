import { Activity, useGetInstitutionQuery, useHasActivity } from '../site/public';
import { destinationAddress, initialDestination, type Destination } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { PageTitle } from '../../shared/ui/PageTitle';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';
import { LoginMessage } from './LoginMessage';

/** `/login?redirect=`: sign-in with user and password, then on to where the patron was going (D1 §2, decisions B7, B8). */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const { data: institution } = useGetInstitutionQuery();
  const hasPersonalArea = useHasActivity(Activity.personalArea);
  const [address] = useSearchParams();
  const redirect = address.get('redirect');
  const fallback = hasPersonalArea ? institution?.destino_padrao_login_catalogo : 'C';
  const [destination, setDestination] = useState<Destination>(() => initialDestination(redirect, fallback));
  const navigate = useNavigate();
  const { key } = useLocation();
  const patron = useSelector(selectPatron);
  const target = destinationAddress(destination, redirect);
  // The first page of a visit has nothing behind it.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1));
  // Signed in already, or signed in just now: in both cases there is nothing left to do here.
  if (patron) return <Navigate replace to={target} />;
  return (
    <LoginLayout onBack={goBack}>
      <PageTitle>{t('pageTitle')}</PageTitle>
      {institution?.msg_login && <LoginMessage text={institution.msg_login} />}
      <LoginForm
        loginLabel={institution?.denominacao_login ?? t('user')}
        destination={hasPersonalArea ? destination : null}
        onDestination={setDestination}
        onSignedIn={() => void navigate(target, { replace: true })}
      />
    </LoginLayout>
  );
}
