import type { PasswordRulesReply } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../../shared/toasts';
import { styled } from '../../../shared/theme/styled';
import { Column } from '../parts';
import { AskCode } from './AskCode';
import { GiveCode } from './GiveCode';
import { keepStep, readStep, type Begun } from './keptStep';
import { NewPassword } from './NewPassword';

const Step = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

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
  const [begun, setBegun] = useState(readStep);
  const [accepted, setAccepted] = useState<{ code: string; rules: PasswordRulesReply['rules'] } | null>(null);
  const step = begun === null ? 1 : accepted ? 3 : 2;
  function goTo(next: Begun | null) {
    keepStep(next ?? undefined);
    setBegun(next);
    setAccepted(null);
  }
  return (
    <Column>
      <Step role="status">{t('stepOf', { step })}</Step>
      {begun === null && (
        <AskCode
          username={username}
          onUsername={onUsername}
          onMailed={(wire, mailed) => goTo({ wire, mailed })}
          onCancel={onDone}
        />
      )}
      {begun !== null && !accepted && (
        <GiveCode
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
            keepStep(undefined);
            dispatch(toastShown({ tone: 'ok', key: 'SenhaAlteradaSucesso' }));
            onDone();
          }}
        />
      )}
    </Column>
  );
}
