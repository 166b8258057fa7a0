import type { OwnData } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useEffect, useId, useRef, useState } from 'react';
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
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { ownDataArchive } from './ownDataArchive';
import { useTakeOwnDataMutation } from './person.api';
import { useOwnDataReadme } from './useOwnDataReadme';

const wrongPassword = 'senha_atual_incorreta';

/** Hands out all that the library has about the patron; asks for the password unless they have just signed in. */
export function TakeOwnData() {
  const { t } = useTranslation('person');
  const dispatch = useDispatch();
  const today = useToday();
  const readmeOf = useOwnDataReadme();
  const [take, { reset }] = useTakeOwnDataMutation();
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);

  const file = t('ownDataFile', { date: today });
  const common = {
    showRefusal: explain,
    forget: () => {
      setAsked(false);
      setPassword('');
    },
    message: () => t('ownDataTaken', { file }),
    onSaved: (data: OwnData) => saveBytes(file, 'application/zip', ownDataArchive(data, readmeOf(data))),
  };
  const first = useSubmitOnce({ ...common, save: () => askFor(null) });
  const again = useSubmitOnce({
    ...common,
    flaws: password === '' ? [{ id, text: t('missingCurrent') }] : isWrong ? [{ id, text: t(wrongPassword) }] : [],
    focusesFlaw: true,
    save: () => askFor(password),
  });

  async function askFor(senha: string | null) {
    const taken = await take({ body: { senha } });
    // The file is the reader's: the page keeps nothing of it.
    reset();
    return taken;
  }
  function explain(failure: CallFailure): boolean {
    if (failure.message === 'precisa_da_senha') setAsked(true);
    else if (failure.message === wrongPassword) setWrong(true);
    // The documents have no such call: a server without it cannot give it.
    else if (isNotFound(failure)) dispatch(toastShown({ tone: 'warning', message: t('copyUnknown') }));
    else return false;
    return true;
  }

  const button = { variant: 'brand', busy: first.isSending || again.isSending, busyLabel: t('preparing') } as const;
  if (!isAsked)
    return (
      <div>
        <Button {...button} onClick={() => void first.send()}>
          <DownloadIcon /> {t('takeOwnData')}
        </Button>
      </div>
    );
  return (
    <Form onSubmit={again.submit} noValidate>
      <PasswordField
        id={id}
        label={t('passwordAgain')}
        hint={t('passwordAgainHint')}
        name="current-password"
        autoComplete="current-password"
        ref={field}
        value={password}
        error={again.errorOf(id)}
        onChange={(typed) => {
          setPassword(typed);
          setWrong(false);
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
