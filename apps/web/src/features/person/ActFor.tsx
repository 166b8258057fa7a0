import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Form, FormActions } from '../../shared/ui/Form';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { useLazyGetPersonNameQuery } from './person.api';
import { useExchange } from './useExchange';

/** Looks up a username and shows the person's name before the patron continues as them. */
export function ActFor() {
  const { t } = useTranslation('person');
  const failureToast = useFailureToast();
  const patron = useSelector(selectPatron);
  const { toUser, isBusy } = useExchange();
  const [findName, { isFetching }] = useLazyGetPersonNameQuery();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<'usernameMissing' | 'isYourself' | 'notFoundOrNotAllowed' | null>(null);
  const [found, setFound] = useState<{ login: string; nome: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (flaw: typeof error) => {
    setError(flaw);
    field.current?.focus();
  };

  async function find(event: FormEvent) {
    event.preventDefault();
    const login = typed.trim();
    if (isFetching) return;
    if (login === '') return refuse('usernameMissing');
    if (login === patron?.user.login) return refuse('isYourself');
    setError(null);
    const { data, error: failure } = await findName({ params: { user: login } });
    if (data) setFound({ login, nome: data.nome_pessoa });
    else if (isNotFound(failure)) refuse('notFoundOrNotAllowed');
    else failureToast(failure);
  }
  return (
    <Form onSubmit={(event) => void find(event)} noValidate>
      <TextField
        ref={field}
        label={t('username')}
        hint={t('usernameHint')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        error={error ? t(error) : undefined}
      />
      <FormActions>
        <Button type="submit" variant="brand" busy={isFetching} busyLabel={t('looking')}>
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
