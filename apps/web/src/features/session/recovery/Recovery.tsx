import type { PasswordRulesReply } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../../shared/toasts';
import { RequestCode } from './RequestCode';
import { EnterCode } from './EnterCode';
import { saveStep, readStep, type Begun } from './savedStep';
import { NewPassword } from './NewPassword';

interface RecoveryProps {
  username: string;
  onUsername: (username: string) => void;
  /** Returns to the login, with or without a new password. */
  onDone: () => void;
}

/** The three steps of the password recovery (D1 §2, §4). */
export function Recovery({ username, onUsername, onDone }: RecoveryProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const [begun, setBegun] = useState(readStep);
  const [accepted, setAccepted] = useState<{ code: string; rules: PasswordRulesReply['rules'] } | null>(null);
  const step = begun === null ? 1 : accepted ? 3 : 2;
  function goTo(next: Begun | null) {
    saveStep(next ?? undefined);
    setBegun(next);
    setAccepted(null);
  }
  return (
    <div className="stack gap-4">
      <p className="text-sm muted" role="status">
        {t('stepOf', { step })}
      </p>
      {begun === null && (
        <RequestCode
          username={username}
          onUsername={onUsername}
          onMailed={(wire, mailed) => goTo({ wire, mailed })}
          onCancel={onDone}
        />
      )}
      {begun !== null && !accepted && (
        <EnterCode
          {...begun}
          onMailed={(mailed) => goTo({ ...begun, mailed })}
          onAccepted={(code, rules) => setAccepted({ code, rules })}
          onBack={() => goTo(null)}
        />
      )}
      {begun !== null && accepted && (
        <NewPassword
          wire={begun.wire}
          name={begun.mailed.name}
          accepted={accepted}
          onBack={() => goTo(null)}
          onSaved={() => {
            saveStep(undefined);
            dispatch(toastShown({ tone: 'ok', key: 'SenhaAlteradaSucesso' }));
            onDone();
          }}
        />
      )}
    </div>
  );
}
