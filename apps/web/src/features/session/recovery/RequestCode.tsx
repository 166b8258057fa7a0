import type { RecoveryStart } from '@catalogue/api-contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { BackIcon } from '../../../shared/ui/icons';
import { TextField } from '../../../shared/ui/TextField';
import { Captcha } from '../captcha/Captcha';
import { useCaptcha } from '../captcha/useCaptcha';
import { IdentityChoice } from '../ChoiceFields';
import { sessionApi } from '../session.api';
import { useIdentity } from '../useIdentity';
import { LoginLabel } from '../LoginLabel';
import { useInstitutionLogin } from '../useInstitutionLogin';
import { RecoveryNotice } from './RecoveryNotice';
import { useRecoveryCall } from './useRecoveryCall';

interface RequestCodeProps {
  username: string;
  onUsername: (username: string) => void;
  onMailed: (wire: string, mailed: RecoveryStart) => void;
  onCancel: () => void;
}

/** Step 1: the username, and a captcha. */
export function RequestCode({ username, onUsername, onMailed, onCancel }: RequestCodeProps) {
  const { t } = useTranslation(['session', 'shared']);
  const { flow, hasCaptcha } = useInstitutionLogin();
  const identity = useIdentity(username);
  const captcha = useCaptcha(hasCaptcha);
  const { attempt, isBusy, notice } = useRecoveryCall();
  const [start] = sessionApi.useLazyStartRecoveryQuery();
  const [findDuplicates] = sessionApi.useLazyListDuplicatesQuery();
  const [isChecked, setChecked] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const focusOn = (names: string) => place.current?.querySelector<HTMLElement>(names)?.focus();
  const isShared = identity.people.length > 0;
  useEffect(() => {
    if (isShared) focusOn('[type=radio], select');
  }, [isShared]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (identity.missing) return focusOn(identity.missing === 'username' ? '[name=username]' : '[type=radio], select');
    if (!captcha.mayGo()) return focusOn('[type=checkbox]');
    const mailed = await attempt(async () => {
      // A username shared by several people (571) is ambiguous until one is chosen.
      if (flow === 'ef' && !isShared) {
        const { data: people, error } = await findDuplicates({ query: { usuario: identity.typed } });
        if (!people) return { error };
        if (people.length > 0) {
          setChecked(false);
          identity.setPeople(people);
          return {};
        }
      }
      const started = await start({ params: { user: identity.wire }, query: { recaptcha_token: captcha.token } });
      captcha.renew();
      return started;
    });
    if (mailed) onMailed(identity.wire, mailed);
  }

  return (
    <form ref={place} onSubmit={(event) => void send(event)} noValidate>
      <div className="stack gap-4">
        {notice && <RecoveryNotice notice={notice} />}
        <p>{t('recoveryStart')}</p>
        <TextField
          name="username"
          label={<LoginLabel />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={identity.username}
          onChange={(value) => {
            identity.setUsername(value);
            identity.forgetPeople();
            onUsername(value.trim());
          }}
          error={isChecked && identity.missing === 'username' ? t('DigiteCodigoUsuario') : undefined}
        />
        <IdentityChoice identity={identity} isChecked={isChecked} />
        {hasCaptcha && <Captcha captcha={captcha} />}
        <Button
          type="submit"
          variant="brand"
          size="large"
          full
          busy={isBusy}
          busyLabel={t('sending', { ns: 'shared' })}
        >
          {t('sendCode')}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          <BackIcon /> {t('backToLogin')}
        </Button>
      </div>
    </form>
  );
}
