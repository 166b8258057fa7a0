import type { Destination, LoginNotice } from '@catalogue/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Notice } from '../../shared/ui/Notice';
import { PasswordField } from '../../shared/ui/PasswordField';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useServerMessage } from '../../shared/useFailureText';
import { useSignIn } from './useSignIn';

const Form = styled('form', { base: { display: 'grid', gap: 'e4', '& > [type=submit]': { minHeight: '3rem' } } });

interface LoginFormProps {
  loginLabel: string;
  /** Null: "Direcionar para" is not shown (D1 §2). */
  destination: Destination | null;
  onDestination: (destination: Destination) => void;
  onSignedIn: () => void;
}

export function LoginForm({ loginLabel, destination, onDestination, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { submit, isBusy, notice } = useSignIn(onSignedIn);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const missing = (value: string) => (isChecked && value.trim() === '' ? t('credential_missing') : undefined);

  // A refusal may be about either field: the patron goes on at the first one, with the password kept (LOOK §5).
  useEffect(() => {
    if (notice) userField.current?.focus();
  }, [notice]);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (username.trim() === '') return userField.current?.focus();
    if (password.trim() === '') return passwordField.current?.focus();
    void submit({ username: username.trim(), password, remember });
  }

  return (
    <Form onSubmit={send} noValidate>
      {notice && <RefusedNotice notice={notice} loginLabel={loginLabel} />}
      <TextField
        ref={userField}
        name="username"
        label={loginLabel}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={missing(username)}
      />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password)}
      />
      {destination && (
        <Select
          label={t('DirecionarPara')}
          value={destination}
          onChange={(value) => onDestination(value === 'M' ? 'M' : 'C')}
          options={[
            { value: 'M', label: t('destinationM') },
            { value: 'C', label: t('destinationC') },
          ]}
        />
      )}
      <Checkbox checked={remember} onChange={setRemember}>
        {t('keepSignedIn')}
      </Checkbox>
      <Button type="submit" variant="marca" full busy={isBusy} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </Form>
  );
}

function RefusedNotice({ notice, loginLabel }: { notice: LoginNotice; loginLabel: string }) {
  const { t } = useTranslation(['session', 'shared']);
  const serverMessage = useServerMessage();
  const { key, status, message = '' } = notice;
  return (
    <Notice tone={notice.tone === 'error' ? 'erro' : 'aviso'} role="alert">
      {!key && serverMessage(message)}
      {key === 'cannotReachServer' && t('cannotReachServer', { ns: 'shared' })}
      {key && key !== 'cannotReachServer' && t(key, { login: loginLabel, status })}
    </Notice>
  );
}
