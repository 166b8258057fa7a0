import { ExportTarget, type ExportFormat } from '@catalogue/api-contract';
import { recipientsOf, wrongRecipients } from '@catalogue/domain';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { styled } from '../../shared/theme/styled';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { MailIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { useFailureToast } from '../../shared/useFailureToast';
import { useGetSignedInEmailQuery } from '../person/public';
import { useExportBasketMutation } from './basket.api';
import type { ExportDialogProps } from './ExportDialog';
import { firstFormat, formats, isFormat } from './formats';

const Form = styled('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e4' } });
const formId = 'cesta-por-email';
const mostSubject = 200;
const mostMessage = 2000;

/** Titles as a file in an e-mail, to one address or several (D1 §5). */
export function MailDialog({ isOpen, onClose, acervos }: ExportDialogProps) {
  const { t } = useTranslation('basket');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const patron = useSelector(selectPatron);
  const { data: own } = useGetSignedInEmailQuery(undefined, { skip: !isOpen || !patron });
  const [typed, setTyped] = useState<string | null>(null);
  const [dados, setFormat] = useState<ExportFormat>(firstFormat);
  const [assunto, setSubject] = useState('');
  const [mensagem, setMessage] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [exportTitles, { isLoading }] = useExportBasketMutation();
  const destinatarios = typed ?? own?.email ?? '';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const recipients = recipientsOf(destinatarios);
    if (!recipients) {
      const addresses = wrongRecipients(destinatarios);
      setWrong(addresses.length > 0 ? t('wrongRecipients', { addresses: addresses.join(', ') }) : t('noRecipient'));
      return field.current?.focus();
    }
    const { error } = await exportTitles({
      body: {
        tipo: ExportTarget.email,
        dados,
        acervos: [...acervos],
        opcoesEmail: {
          destinatarios,
          ...(assunto.trim() && { assunto }),
          ...(mensagem.trim() && { mensagem }),
        },
      },
    });
    if (error) return failureToast(error);
    dispatch(toastShown({ tone: 'ok', message: t('mailed', { count: recipients.length }) }));
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('mailTitles', { count: acervos.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="marca" type="submit" form={formId} busy={isLoading} busyLabel={t('sending')}>
            <MailIcon /> {t('send')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          ref={field}
          label={t('recipients')}
          hint={t('recipientsHint')}
          error={wrong ?? undefined}
          inputMode="email"
          autoComplete="email"
          maxLength={1000}
          value={destinatarios}
          onChange={(text) => {
            setTyped(text);
            setWrong(null);
          }}
        />
        <Select
          label={t('format')}
          value={dados}
          options={formats.map((value) => ({ value, label: t(`format_${value}`) }))}
          onChange={(value) => isFormat(value) && setFormat(value)}
        />
        <TextField label={t('subject')} optional maxLength={mostSubject} value={assunto} onChange={setSubject} />
        <TextArea
          label={t('message')}
          optional
          rows={3}
          maxLength={mostMessage}
          value={mensagem}
          onChange={setMessage}
        />
      </Form>
    </Dialog>
  );
}
