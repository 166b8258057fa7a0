import type { PasswordRulesReply, RecoveryStart } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../../shared/toasts';
import { styled } from '../../../shared/theme/styled';
import { Column } from '../parts';
import { AskCode } from './AskCode';
import { GiveCode } from './GiveCode';
import { NewPassword } from './NewPassword';

const Step = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** What is known so far; `wire` is the username with what the institution asks beside it. */
interface Progress {
  wire: string;
  mailed: RecoveryStart;
  accepted?: { code: string; rules: PasswordRulesReply['rules'] };
}

interface RecoveryProps {
  username: string;
  onUsername: (username: string) => void;
  /** Back to the login, with a new password or without one. */
  onDone: () => void;
}

/** The three steps of a forgotten password (D1 §2, §4). */
export function Recovery({ username, onUsername, onDone }: RecoveryProps) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const step = progress === null ? 1 : progress.accepted ? 3 : 2;
  return (
    <Column>
      <Step role="status">{t('stepOf', { step })}</Step>
      {progress === null && (
        <AskCode
          username={username}
          onUsername={onUsername}
          onMailed={(wire, mailed) => setProgress({ wire, mailed })}
          onCancel={onDone}
        />
      )}
      {progress !== null && !progress.accepted && (
        <GiveCode
          wire={progress.wire}
          mailed={progress.mailed}
          onMailed={(mailed) => setProgress({ ...progress, mailed })}
          onAccepted={(code, rules) => setProgress({ ...progress, accepted: { code, rules } })}
          onBack={() => setProgress(null)}
        />
      )}
      {progress?.accepted && (
        <NewPassword
          wire={progress.wire}
          name={progress.mailed.name}
          accepted={progress.accepted}
          onBack={() => setProgress(null)}
          onSaved={() => {
            dispatch(toastShown({ tone: 'ok', key: 'SenhaAlteradaSucesso' }));
            onDone();
          }}
        />
      )}
    </Column>
  );
}
