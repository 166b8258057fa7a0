import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnError } from '../../shared/announcement';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { BackIcon, StudyIcon } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { PasswordField } from '../../shared/ui/PasswordField';
import { TextField } from '../../shared/ui/TextField';
import { WithoutScripts } from '../../shared/ui/WithoutScripts';
import { Captcha } from './captcha/Captcha';
import { IdentityChoice } from './ChoiceFields';
import { LoginChoiceForm } from './LoginChoiceForm';
import { OrDivider, Row } from './formLayout';
import { RefusedNotice } from './RefusedNotice';
import { LoginLabel } from './LoginLabel';
import { useInstitutionLogin } from './useInstitutionLogin';
import { useSignInForm, type SignInProps } from './useSignInForm';

export interface SignInFormProps extends SignInProps {
  /** "Direcionar para", if it is shown (D1 §2). */
  destination?: ReactNode;
  /** Opens the password recovery with the username typed so far. */
  onForgot: (username: string) => void;
}

/** Username, the institution's additional choice, password, captcha; in one step or several (D1 §2, §4). */
export function SignInForm(props: SignInFormProps) {
  const { t } = useTranslation('session');
  const institution = useInstitutionLogin();
  const form = useSignInForm(props);
  const { identity, step, signIn, captcha } = form;
  const { choice, notice, isBusy } = signIn;
  const focusOnError = useFocusOnError();
  const place = useRef<HTMLFormElement>(null);
  const fieldOf = (name: string) =>
    place.current?.querySelector<HTMLElement>(`[data-field=${name}] :is(input, select)`);
  const firstIn = useRef({ user: 'username', person: 'choice', password: 'password' });

  const isLater = form.asksUserFirst && step !== 'user';
  const firstLeft = useRef('username');
  useEffect(() => {
    firstLeft.current = isLater ? firstIn.current[step] : 'username';
  });
  // A refusal may be about either field: focus the first one, and keep the password (LOOK §5).
  useEffect(() => {
    if (notice) fieldOf(firstLeft.current)?.focus();
  }, [notice]);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    fieldOf(firstIn.current[step])?.focus();
  }, [step]);

  if (choice)
    return (
      <LoginChoiceForm
        choice={choice}
        isBusy={isBusy}
        notice={notice && <RefusedNotice notice={notice} loginLabel={institution.label} />}
        onChoose={(codigo) => void signIn.choose(choice, codigo, props.base)}
        onBack={signIn.startAgain}
      />
    );

  function send(event: FormEvent) {
    event.preventDefault();
    const missing = form.submit();
    if (missing) focusOnError(fieldOf(missing), t('credential_missing'));
  }
  const asksPassword = step === 'password';
  // The first empty field, which a surrounding dialog focuses on opening.
  const toBeFilled = asksPassword && props.login ? 'password' : 'username';

  return (
    <div className="stack gap-4">
      <WithoutScripts>
        {() => (
          <Notice tone="warning">
            <p>{t('needsScripts')}</p>
          </Notice>
        )}
      </WithoutScripts>
      {/* Never sent by the browser, which would write the password into the address. */}
      <form className="stack gap-4" method="post" ref={place} onSubmit={send} noValidate>
        {notice && <RefusedNotice notice={notice} loginLabel={institution.label} />}
        {isLater && (
          <Row>
            <Button variant="text" size="small" onClick={form.goBack}>
              <BackIcon /> {t('anotherUser')}
            </Button>
          </Row>
        )}
        <div data-field="username">
          <TextField
            name="username"
            label={<LoginLabel />}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isLater}
            data-autofocus={toBeFilled === 'username' || undefined}
            value={identity.username}
            onChange={identity.setUsername}
            error={form.isChecked && identity.missing === 'username' ? t('credential_missing') : undefined}
          />
        </div>
        {(identity.flow === 'category' || step === 'person') && (
          <div data-field="choice">
            <IdentityChoice identity={identity} isChecked={form.isChecked} />
          </div>
        )}
        {asksPassword && (
          <div data-field="password">
            <PasswordField
              name="password"
              label={t('password')}
              autoComplete="current-password"
              data-autofocus={toBeFilled === 'password' || undefined}
              value={form.password}
              onChange={form.setPassword}
              error={form.isChecked && form.password.trim() === '' ? t('credential_missing') : undefined}
            />
          </div>
        )}
        {asksPassword && props.destination}
        {captcha.isAsked && (
          <div data-field="captcha">
            <Captcha captcha={captcha} />
          </div>
        )}
        <Row>
          <Checkbox checked={form.remember} onChange={form.setRemember}>
            {t('keepSignedIn')}
          </Checkbox>
          {institution.canRecover && (
            <Button variant="text" size="small" onClick={() => props.onForgot(identity.typed)}>
              {t('forgotPassword')}
            </Button>
          )}
        </Row>
        <Button type="submit" variant="brand" size="large" full busy={isBusy} busyLabel={t('signingIn')}>
          {t(asksPassword ? 'signIn' : 'goOn')}
        </Button>
      </form>
      {institution.hasSaml && (
        <>
          <OrDivider>{t('or')}</OrDivider>
          <Button size="large" full busy={isBusy} onClick={() => void form.toSaml()}>
            <StudyIcon /> {t('institutionalSignIn', { sigla: institution.sigla })}
          </Button>
        </>
      )}
    </div>
  );
}
