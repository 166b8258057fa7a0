import { initialDestination, isOwnPath } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { Notice } from '../../../shared/ui/Notice';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { Shelf } from '../../../shared/ui/Shelf';
import { LoginChoiceForm } from '../LoginChoiceForm';
import { RefusedNotice } from '../RefusedNotice';
import { useInstitutionLogin } from '../useInstitutionLogin';
import { useExternalResponse, type ExternalProblem, type ExternalService } from './useExternalResponse';
import css from './ExternalResponse.module.css';

/** The return page of an identity service; redirects only within this site (ruling B8). */
function ExternalResponse({ service }: { service: ExternalService }) {
  const { t } = useTranslation('session');
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { label } = useInstitutionLogin();
  const asked = address.get('redirect');
  const redirect = asked && isOwnPath(asked) ? asked : '/';
  const { signIn, problem } = useExternalResponse(service, () => void navigate(redirect, { replace: true }));
  const { choice, notice, isBusy } = signIn;
  if (problem) return <Failed problem={problem} redirect={redirect} />;
  return (
    <div className={css.block}>
      <Shelf books={14} height={96} seed={11} />
      <PageTitle>{t('externalTitle')}</PageTitle>
      {choice ? (
        <LoginChoiceForm
          choice={choice}
          isBusy={isBusy}
          notice={notice && <RefusedNotice notice={notice} loginLabel={label} />}
          onChoose={(codigo) => void signIn.choose(choice, codigo, initialDestination(redirect))}
          onBack={() => void navigate(paths.loginFor(redirect), { replace: true })}
        />
      ) : (
        <p role="status">{t('externalWait')}</p>
      )}
    </div>
  );
}

function Failed({ problem, redirect }: { problem: ExternalProblem; redirect: string }) {
  const { t } = useTranslation('session');
  const { label } = useInstitutionLogin();
  return (
    <div className={css.block}>
      <Shelf books={14} missing={7} height={96} seed={11} />
      <PageTitle>{t('externalFailed')}</PageTitle>
      {'key' in problem ? (
        <Notice tone="warning" role="alert">
          {t(problem.key)}
        </Notice>
      ) : (
        <RefusedNotice notice={problem.notice} loginLabel={label} />
      )}
      <LinkButton variant="brand" to={paths.loginFor(redirect)}>
        {t('signInAgain')}
      </LinkButton>
    </div>
  );
}

export const OauthResponseScreen = () => <ExternalResponse service="nonce" />;
export const SamlResponseScreen = () => <ExternalResponse service="saml" />;
