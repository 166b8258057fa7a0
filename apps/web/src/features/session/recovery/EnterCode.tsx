import type { PasswordRulesReply, RecoveryStart } from '@catalogue/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { BackIcon } from '../../../shared/ui/icons';
import { TextField } from '../../../shared/ui/TextField';
import { Captcha } from '../captcha/Captcha';
import { useCaptcha } from '../captcha/useCaptcha';
import { sessionApi } from '../session.api';
import { useInstitutionLogin } from '../useInstitutionLogin';
import { CodeExpiry } from './CodeExpiry';
import { RecoveryNotice } from './RecoveryNotice';
import { useRecoveryCall } from './useRecoveryCall';

interface EnterCodeProps {
  wire: string;
  mailed: RecoveryStart;
  onMailed: (mailed: RecoveryStart) => void;
  onAccepted: (code: string, rules: PasswordRulesReply['rules']) => void;
  onBack: () => void;
}

/**
 * Step 2: the mailed code, which is sent automatically at its full length. After a refusal another one can be requested
 * (D1 §4).
 */
export function EnterCode({ wire, mailed, onMailed, onAccepted, onBack }: EnterCodeProps) {
  const { t, i18n } = useTranslation(['session', 'shared']);
  const { hasCaptcha } = useInstitutionLogin();
  const { attempt, isBusy, failure, notice } = useRecoveryCall();
  const [validate] = sessionApi.useValidateRecoveryCodeMutation();
  const [start] = sessionApi.useLazyStartRecoveryQuery();
  const [code, setCode] = useState('');
  const [isResent, setResent] = useState(false);
  const [isOver, setOver] = useState(false);
  // Requesting another code is step 1 again, including the captcha.
  const mayResend = failure?.status === 422 || isOver;
  // The notice says it then, and need not be repeated.
  const isRefusedAsExpired = notice?.message === 'codigo_expirado';
  const captcha = useCaptcha(hasCaptcha && mayResend);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function type(value: string) {
    const digits = value.replace(/\s/g, '').slice(0, mailed.length);
    setCode(digits);
    if (digits.length < mailed.length) return;
    const accepted = await attempt(() => validate({ params: { user: wire }, body: { code: digits } }));
    if (accepted) onAccepted(digits, accepted.rules);
    else field.current?.select();
  }
  async function resend() {
    if (!captcha.mayGo()) return;
    const again = await attempt(() => start({ params: { user: wire }, query: { recaptcha_token: captcha.token } }));
    captcha.renew();
    if (!again) return;
    setCode('');
    setResent(true);
    setOver(false);
    onMailed(again);
    field.current?.focus();
  }

  const addresses = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(mailed.emails);
  return (
    <div className="stack gap-4">
      {notice && <RecoveryNotice notice={notice} />}
      <p role="status">{t(isResent ? 'codeSentAgain' : 'codeSent', { addresses })}</p>
      <TextField
        ref={field}
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        readOnly={isBusy}
        value={code}
        onChange={(value) => void type(value)}
        hint={t('codeHint', { count: mailed.length })}
      />
      {failure && !mayResend && code.length === mailed.length && (
        <Button full busy={isBusy} onClick={() => void type(code)}>
          {t('tryAgain', { ns: 'shared' })}
        </Button>
      )}
      {!isRefusedAsExpired && <CodeExpiry key={mailed.tte} tte={mailed.tte} onOver={() => setOver(true)} />}
      {mayResend && (
        <>
          {captcha.isAsked && <Captcha captcha={captcha} />}
          <Button full busy={isBusy} onClick={() => void resend()}>
            {t('resendCode')}
          </Button>
        </>
      )}
      <Button variant="text" size="small" onClick={onBack}>
        <BackIcon /> {t('anotherUser')}
      </Button>
    </div>
  );
}
