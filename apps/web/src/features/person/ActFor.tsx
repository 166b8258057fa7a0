import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Form, FormActions } from '../../shared/ui/Form';
import { TextField } from '../../shared/ui/TextField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useLazyGetPersonNameQuery } from './person.api';
import { useExchange } from './useExchange';

/** Looks up a username and shows the person's name before the patron continues as them. */
export function ActFor() {
  const { t } = useTranslation('person');
  const patron = useSelector(selectPatron);
  const { toUser, isBusy } = useExchange();
  const [findName] = useLazyGetPersonNameQuery();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [found, setFound] = useState<{ login: string; nome: string } | null>(null);
  const id = useId();
  const login = typed.trim();
  const flaw =
    login === ''
      ? 'usernameMissing'
      : login === patron?.user.login
        ? 'isYourself'
        : isRefused
          ? 'notFoundOrNotAllowed'
          : null;
  const { errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws: flaw === null ? [] : [{ id, text: t(flaw) }],
    // Who was refused may be looked up again: the server decides.
    isValid: flaw === null || flaw === 'notFoundOrNotAllowed',
    focusesFlaw: true,
    save: () => findName({ params: { user: login } }),
    showRefusal: (failure) => {
      setRefused(isNotFound(failure));
      return isNotFound(failure);
    },
    onSaved: ({ nome_pessoa }) => setFound({ login, nome: nome_pessoa }),
  });
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={t('username')}
        hint={t('usernameHint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
          startOver();
        }}
        error={errorOf(id)}
      />
      <FormActions>
        <Button type="submit" variant="brand" busy={isSending} busyLabel={t('looking')}>
          {t('goOn')}
        </Button>
      </FormActions>
      <ConfirmDialog
        isOpen={found !== null}
        onClose={() => setFound(null)}
        onConfirm={() => found && toUser(found.login)}
        title={t('exchangeQuestion')}
        confirmLabel={t('goOnAs', { name: found?.nome ?? '' })}
        keepLabel={t('stay')}
        busy={isBusy}
      >
        {t('exchangeWhat', { name: found?.nome ?? '' })}
      </ConfirmDialog>
    </Form>
  );
}
