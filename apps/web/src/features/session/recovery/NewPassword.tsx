import type { PasswordRulesReply } from '@catalogue/api-contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { BackIcon } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { sessionApi } from '../session.api';
import { NewPasswordFields } from './NewPasswordFields';
import { RecoveryNotice } from './RecoveryNotice';
import { useNewPassword } from './useNewPassword';
import { useRecoveryCall } from './useRecoveryCall';

interface NewPasswordProps {
  wire: string;
  /** The person's name: a password must not contain a word of it. */
  name: string;
  accepted: { code: string; rules: PasswordRulesReply['rules'] };
  onSaved: () => void;
  onBack: () => void;
}

/** Step 3: the new password, by the rules that the server sent (D1 §5). */
export function NewPassword({ wire, name, accepted, onSaved, onBack }: NewPasswordProps) {
  const { t } = useTranslation('session');
  const { code, rules } = accepted;
  const { attempt, isBusy, notice } = useRecoveryCall();
  const [reset] = sessionApi.useResetPasswordMutation();
  const typed = useNewPassword(rules, name);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    setRefused(!typed.maySave);
    if (!typed.maySave) return field.current?.focus();
    const done = await attempt(() => reset({ params: { user: wire }, body: { code, password: typed.trimmed } }));
    if (done) onSaved();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <div className="stack gap-4">
        {notice && <RecoveryNotice notice={notice} />}
        {isRefused && !typed.maySave && (
          <Notice tone="warning" role="alert">
            {t(typed.broken.length > 0 ? 'SenhaNaoConfereCriterios' : 'AsSenhasNaoCoincidem')}
          </Notice>
        )}
        <NewPasswordFields typed={typed} ref={field} />
        <Button type="submit" variant="brand" size="large" full busy={isBusy} busyLabel={t('saving')}>
          {t('savePassword')}
        </Button>
        <Button variant="text" size="small" onClick={onBack}>
          <BackIcon /> {t('startOver')}
        </Button>
      </div>
    </form>
  );
}
