import { recoveryCodeLength } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsActing } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Form, FormActions } from '../../shared/ui/Form';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useCancelEmailChangeMutation, useConfirmEmailMutation, useGetEmailChangeQuery } from './person.api';

/** The new e-mail address that waits for its code. A server without the call has none: an address counts at once. */
export function PendingEmail() {
  const { t } = useTranslation(['person', 'shared']);
  const isActing = useSelector(selectIsActing);
  const failureToast = useFailureToast();
  const { data } = useGetEmailChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmEmailMutation();
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { isSending, submit } = useSubmitOnce({
    save: () => confirm({ body: { codigo: code } }),
    showRefusal: ({ message }) => {
      if (message !== 'codigo_invalido' && message !== 'codigo_expirado') return false;
      setWrong(t(`email_${message}`));
      return true;
    },
    message: () => t('EmailConfirmado'),
  });
  if (!data?.pendente) return null;

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
        <Form onSubmit={submit} noValidate>
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
            <Button type="submit" busy={isSending}>
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
