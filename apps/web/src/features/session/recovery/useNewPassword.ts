import { brokenPasswordRules, type PasswordRules } from '@catalogue/domain';
import { useState } from 'react';

/**
 * A new password and its repetition, validated as they are typed. `name`: the person's, no word of which may occur in
 * it.
 */
export function useNewPassword(rules: PasswordRules, name: string) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  // D2 §5: a new password is trimmed before it is sent.
  const trimmed = password.trim();
  const broken = brokenPasswordRules(trimmed, rules, name);
  const isSame = repeated.trim() === trimmed;
  return {
    rules,
    password,
    setPassword,
    repeated,
    setRepeated,
    trimmed,
    broken,
    isSame,
    maySave: trimmed !== '' && isSame && broken.length === 0,
    clear: () => {
      setPassword('');
      setRepeated('');
    },
  };
}
export type TypedPassword = ReturnType<typeof useNewPassword>;
