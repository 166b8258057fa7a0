import { recoveryCodeLength, type CallFailure } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Form, FormActions } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { useCancelEmailChangeMutation, useConfirmEmailMutation, useGetEmailChangeQuery } from './person.api';

/** The new e-mail address that waits for its code. A server without the call has none: an address counts at once. */
export function PendingEmail() {
  const { t } = useTranslation(['person', 'shared']);
  const isActing = Boolean(useSelector(selectPatron)?.originalUser);
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const { data } = useGetEmailChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm, confirming] = useConfirmEmailMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  if (!data?.pendente) return null;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (confirming.isLoading) return;
    const { error } = await confirm({ body: { codigo: code } });
    if (!error) return dispatch(toastShown({ tone: 'ok', message: t('EmailConfirmado') }));
    const { message } = error as CallFailure;
    if (message === 'codigo_invalido' || message === 'codigo_expirado') return setWrong(t(`email_${message}`));
    return failureToast(error);
  }
  async function giveUp() {
    const { error } = await cancel();
    if (error) failureToast(error);
  }
  return (
    <Notice tone="info" title={t('pendingEmail', { email: data.pendente })}>
      <p>{t('pendingEmailWhat', { email: data.email ?? t('noEmailYet') })}</p>
      {isActing ? (
        <p>{t('so_a_propria_pessoa', { ns: 'shared' })}</p>
      ) : (
        <Form onSubmit={(event) => void send(event)} noValidate>
          <TextField
            label={t('emailCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={recoveryCodeLength}
            error={wrong}
            value={code}
            onChange={(next) => {
              setCode(next.replace(/\D/g, ''));
              setWrong(undefined);
            }}
          />
          <FormActions>
            <Button type="submit" busy={confirming.isLoading}>
              {t('confirmEmail')}
            </Button>
            <Button variant="text" busy={cancelling.isLoading} onClick={() => void giveUp()}>
              {t('keepOldEmail')}
            </Button>
          </FormActions>
        </Form>
      )}
    </Notice>
  );
}
