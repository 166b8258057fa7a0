import type { CallFailure } from '@catalogue/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isNotFound } from '../../shared/isNotFound';
import { useToday } from '../../shared/dates';
import { saveBytes } from '../../shared/saveFile';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Form, FormActions } from '../../shared/ui/Form';
import { DownloadIcon } from '../../shared/ui/icons';
import { PasswordField } from '../../shared/ui/PasswordField';
import { useFailureToast } from '../../shared/useFailureToast';
import { ownDataArchive } from './ownDataArchive';
import { useTakeOwnDataMutation } from './person.api';
import { useOwnDataReadme } from './useOwnDataReadme';

/** Hands out all that the library has about the patron; asks for the password unless they have just signed in. */
export function TakeOwnData() {
  const { t } = useTranslation('person');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const today = useToday();
  const readmeOf = useOwnDataReadme();
  const [take, { isLoading, reset }] = useTakeOwnDataMutation();
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<'missingCurrent' | 'senha_atual_incorreta'>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked || wrong) field.current?.focus();
  }, [isAsked, wrong]);

  async function download(senha: string | null) {
    const { data, error } = await take({ body: { senha } });
    // The file is the reader's: the page keeps nothing of it.
    reset();
    if (error) return explain(error as CallFailure);
    const nome = t('ownDataFile', { date: today });
    saveBytes(nome, 'application/zip', ownDataArchive(data, readmeOf(data)));
    setAsked(false);
    setPassword('');
    dispatch(toastShown({ tone: 'ok', message: t('ownDataTaken', { file: nome }) }));
  }
  function explain(failure: CallFailure) {
    if (failure.message === 'precisa_da_senha') return setAsked(true);
    if (failure.message === 'senha_atual_incorreta') return setWrong(failure.message);
    // The documents have no such call: a server without it cannot give it.
    if (isNotFound(failure)) return dispatch(toastShown({ tone: 'warning', message: t('copyUnknown') }));
    failureToast(failure);
  }
  function confirm(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (password === '') setWrong('missingCurrent');
    else void download(password);
  }

  const button = { variant: 'brand', busy: isLoading, busyLabel: t('preparing') } as const;
  if (!isAsked)
    return (
      <div>
        <Button {...button} onClick={() => void download(null)}>
          <DownloadIcon /> {t('takeOwnData')}
        </Button>
      </div>
    );
  return (
    <Form onSubmit={confirm} noValidate>
      <PasswordField
        label={t('passwordAgain')}
        hint={t('passwordAgainHint')}
        name="current-password"
        autoComplete="current-password"
        ref={field}
        value={password}
        error={wrong && t(wrong)}
        onChange={(typed) => {
          setPassword(typed);
          setWrong(undefined);
        }}
      />
      <FormActions>
        <Button {...button} type="submit">
          <DownloadIcon /> {t('takeOwnData')}
        </Button>
      </FormActions>
    </Form>
  );
}
