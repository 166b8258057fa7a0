import type { PasswordRulesReply } from '@catalogue/api-contract';
import { brokenPasswordRules } from '@catalogue/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { BackIcon } from '../../../shared/ui/icons';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { Column } from '../parts';
import { sessionApi } from '../session.api';
import { RecoveryNotice } from './RecoveryNotice';
import { RuleHints } from './RuleHints';
import { useRecoveryCall } from './useRecoveryCall';

interface NewPasswordProps {
  wire: string;
  /** Of the person: a password must not have a word of it. */
  name: string;
  accepted: { code: string; rules: PasswordRulesReply['rules'] };
  onSaved: () => void;
  onBack: () => void;
}

/** Step 3: the new password, by the rules that the server gave (D1 §5). */
export function NewPassword({ wire, name, accepted, onSaved, onBack }: NewPasswordProps) {
  const { t } = useTranslation('session');
  const { code, rules } = accepted;
  const { attempt, isBusy, notice } = useRecoveryCall();
  const [reset] = sessionApi.useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // D2 §5: a new password is trimmed before it is sent.
  const trimmed = password.trim();
  const broken = brokenPasswordRules(trimmed, rules, name);
  const differs = repeated !== '' && repeated.trim() !== trimmed;
  const maySave = trimmed !== '' && repeated.trim() === trimmed && broken.length === 0;

  async function save(event: FormEvent) {
    event.preventDefault();
    setRefused(!maySave);
    if (!maySave) return field.current?.focus();
    const done = await attempt(() => reset({ params: { user: wire }, body: { code, password: trimmed } }));
    if (done) onSaved();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Column>
        {notice && <RecoveryNotice notice={notice} />}
        {isRefused && !maySave && (
          <Notice tone="aviso" role="alert">
            {t('SenhaNaoConfereCriterios')}
          </Notice>
        )}
        <PasswordField
          ref={field}
          name="new-password"
          label={t('newPassword')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <RuleHints rules={rules} broken={trimmed === '' ? null : broken} />
        <PasswordField
          name="repeated-password"
          label={t('repeatPassword')}
          autoComplete="new-password"
          value={repeated}
          onChange={setRepeated}
          error={differs ? t('AsSenhasNaoCoincidem') : undefined}
        />
        <Button type="submit" variant="marca" size="large" full busy={isBusy} busyLabel={t('saving')}>
          {t('savePassword')}
        </Button>
        <Button variant="text" size="small" onClick={onBack}>
          <BackIcon /> {t('startOver')}
        </Button>
      </Column>
    </form>
  );
}
