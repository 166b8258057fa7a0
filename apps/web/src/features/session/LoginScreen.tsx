import { destinationAddress, initialDestination, type Destination } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { selectPatron } from '../../shared/session';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Select } from '../../shared/ui/Select';
import { useAddress } from '../../shared/useAddress';
import { Activity, useGetInstitutionQuery, useHasActivity } from '../site/public';
import { LoginLayout } from './LoginLayout';
import { SignIn } from './SignIn';

// The mode is in the address, so that going back leaves it (D1 §4).
const mode = { name: 'modo', recovery: 'senha' };

/** `/login?redirect=`: sign-in, then redirects to the requested address (D1 §2, rulings B7, B8). */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const { data: institution } = useGetInstitutionQuery();
  const hasPersonalArea = useHasActivity(Activity.personalArea);
  const [address, change] = useAddress();
  const redirect = address.get('redirect');
  const isRecovering = address.get(mode.name) === mode.recovery;
  const fallback = hasPersonalArea ? institution?.destino_padrao_login_catalogo : 'C';
  const [destination, setDestination] = useState<Destination>(() => initialDestination(redirect, fallback));
  const navigate = useNavigate();
  const { key } = useLocation();
  const patron = useSelector(selectPatron);
  const target = destinationAddress(destination, redirect);
  const isFirst = key === 'default';

  const setRecovering = (isOn: boolean) =>
    change({ [mode.name]: isOn ? mode.recovery : '' }, { replace: !isOn, isPage: true });
  // The first page of a visit has no previous history entry.
  function goBack() {
    if (isRecovering && isFirst) setRecovering(false);
    else void (isFirst ? navigate('/') : navigate(-1));
  }

  // Already or just signed in: redirect.
  if (patron) return <Navigate replace to={target} />;
  return (
    <LoginLayout onBack={goBack}>
      <PageTitle focusKey={isRecovering ? mode.recovery : undefined}>
        {t(isRecovering ? 'recoveryTitle' : 'pageTitle')}
      </PageTitle>
      <SignIn
        base={destination}
        redirect={target}
        isRecovering={isRecovering}
        onRecovering={setRecovering}
        onSignedIn={() => void navigate(target, { replace: true })}
        destination={
          hasPersonalArea && (
            <Select
              label={t('DirecionarPara')}
              value={destination}
              onChange={(value) => setDestination(value === 'M' ? 'M' : 'C')}
              options={[
                { value: 'M', label: t('destinationM') },
                { value: 'C', label: t('destinationC') },
              ]}
            />
          )
        }
      />
    </LoginLayout>
  );
}
