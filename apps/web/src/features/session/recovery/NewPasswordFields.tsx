import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { RuleHints } from './RuleHints';
import type { TypedPassword } from './useNewPassword';

interface NewPasswordFieldsProps {
  typed: TypedPassword;
  /** The first of the two boxes. */
  ref?: Ref<HTMLInputElement>;
  ids?: { password: string; repeated: string };
  /** Errors in addition to those that the fields show themselves. */
  errors?: { password?: string; repeated?: string };
}

/** A new password and its repetition, with the rules and which of them are met (D1 §2, §5). */
export function NewPasswordFields({ typed, ref, ids, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session');
  const { rules, trimmed, broken, repeated, isSame } = typed;
  return (
    <>
      <PasswordField
        ref={ref}
        id={ids?.password}
        name="new-password"
        label={t('newPassword')}
        autoComplete="new-password"
        value={typed.password}
        onChange={typed.setPassword}
        error={errors?.password}
      />
      <RuleHints rules={rules} broken={trimmed === '' ? null : broken} />
      <PasswordField
        id={ids?.repeated}
        name="repeated-password"
        label={t('repeatPassword')}
        autoComplete="new-password"
        value={repeated}
        onChange={typed.setRepeated}
        error={repeated !== '' && !isSame ? t('AsSenhasNaoCoincidem') : errors?.repeated}
      />
    </>
  );
}
