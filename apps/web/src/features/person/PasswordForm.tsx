import type { PasswordRules } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NewPasswordFields, useNewPassword } from '../session/public';
import { selectPatron } from '../../shared/session';
import { useSettings } from '../../shared/settings';
import { Button } from '../../shared/ui/Button';
import { ErrorSummary } from '../../shared/ui/ErrorSummary';
import { Form, FormActions } from '../../shared/ui/Form';
import { PasswordField } from '../../shared/ui/PasswordField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useChangePasswordMutation } from './person.api';

const ids = { current: 'senha-atual', password: 'senha-nova', repeated: 'senha-repetida' };
const untold: PasswordRules = {};

type Refusal = 'senha_atual_incorreta' | 'senha_ja_utilizada' | 'senha_comum' | 'SenhaNaoConfereCriterios';
const fieldOfRefusal: Record<Refusal, string> = {
  senha_atual_incorreta: ids.current,
  senha_ja_utilizada: ids.password,
  senha_comum: ids.password,
  SenhaNaoConfereCriterios: ids.password,
};
const isRefusal = (message: string): message is Refusal => message in fieldOfRefusal;

/**
 * The old and the new password, checked by this library's rules if they are known (ruling B16). Not stored as a draft.
 */
export function PasswordForm() {
  const { t } = useTranslation('person');
  const { password_rules = untold } = useSettings();
  const patron = useSelector(selectPatron);
  const typed = useNewPassword(password_rules, patron?.user.nome_pessoa ?? '');
  const [current, setCurrent] = useState('');
  const [refusal, setRefusal] = useState<{ key: Refusal; current: string; password: string } | null>(null);
  const [changePassword] = useChangePasswordMutation();

  // A refused password stays marked until it is changed.
  const stands = refusal !== null && refusal.current === current && refusal.password === typed.trimmed;
  const isTooWeak = typed.trimmed === '' || typed.broken.length > 0;
  const flaws = [
    ...(current === '' ? [{ id: ids.current, text: t('missingCurrent') }] : []),
    ...(isTooWeak ? [{ id: ids.password, text: t('SenhaNaoConfereCriterios') }] : []),
    ...(!isTooWeak && !typed.isSame ? [{ id: ids.repeated, text: t('repeatIt') }] : []),
    ...(stands ? [{ id: fieldOfRefusal[refusal.key], text: t(refusal.key) }] : []),
  ];
  const { attempt, errorOf, isSending, submit } = useSubmitOnce({
    flaws,
    save: () => changePassword({ body: { senhaAtual: current, senhaNova: typed.trimmed } }),
    showRefusal: ({ message }) => {
      if (!isRefusal(message)) return false;
      setRefusal({ key: message, current, password: typed.trimmed });
      return true;
    },
    forget: () => {
      setCurrent('');
      typed.clear();
    },
    message: () => t('SenhaAlteradaSucesso'),
  });

  return (
    <Form onSubmit={submit} noValidate>
      <ErrorSummary errors={flaws} attempt={attempt} />
      <PasswordField
        id={ids.current}
        name="current-password"
        label={t('currentPassword')}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={errorOf(ids.current)}
      />
      <NewPasswordFields
        typed={typed}
        ids={ids}
        errors={{ password: errorOf(ids.password), repeated: errorOf(ids.repeated) }}
      />
      <FormActions>
        <Button type="submit" variant="brand" busy={isSending} busyLabel={t('saving')}>
          {t('savePassword')}
        </Button>
      </FormActions>
    </Form>
  );
}
