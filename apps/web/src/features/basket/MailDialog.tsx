import { ExportTarget, type ExportFormat } from '@catalogue/api-contract';
import { mailLimits, mayBeMailed } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { MailIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useRecipients } from '../person/public';
import { useExportBasketMutation } from './basket.api';
import type { ExportDialogProps } from './ExportDialog';
import { firstFormat, formats, isFormat } from './formats';

const formId = 'cesta-por-email';
const subjectId = `${formId}-assunto`;
const messageId = `${formId}-mensagem`;

/** Sends titles as a file by e-mail, to one address or several (D1 §5). */
export function MailDialog({ isOpen, onClose, acervos }: ExportDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const patron = useSelector(selectPatron);
  const recipients = useRecipients({ skip: !isOpen || !patron });
  const [dados, setFormat] = useState<ExportFormat>(firstFormat);
  const [assunto, setSubject] = useState('');
  const [mensagem, setMessage] = useState('');
  const [exportTitles] = useExportBasketMutation();
  const flawsOf = (id: string, text: string, max: number) =>
    mayBeMailed(text, max) ? [] : [{ id, text: t('ownWordsWrong', { most: max }) }];
  const { errorOf, isSending, submit } = useSubmitOnce({
    flaws: [
      ...recipients.flaws,
      ...flawsOf(subjectId, assunto, mailLimits.subject),
      ...flawsOf(messageId, mensagem, mailLimits.message),
    ],
    focusesFlaw: true,
    save: () =>
      exportTitles({
        body: {
          tipo: ExportTarget.email,
          dados,
          acervos: [...acervos],
          opcoesEmail: {
            destinatarios: recipients.text,
            ...(assunto.trim() && { assunto }),
            ...(mensagem.trim() && { mensagem }),
          },
        },
      }),
    message: () => t('mailed', { count: recipients.count }),
    onSaved: onClose,
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('mailTitles', { count: acervos.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button
            variant="brand"
            type="submit"
            form={formId}
            busy={isSending}
            busyLabel={t('sending', { ns: 'shared' })}
          >
            <MailIcon /> {t('send')}
          </Button>
        </>
      }
    >
      <form className="stack gap-4" id={formId} onSubmit={submit} noValidate>
        <TextField label={t('recipients')} error={errorOf(recipients.field.id)} {...recipients.field} />
        <Select
          label={t('format')}
          value={dados}
          options={formats.map((value) => ({ value, label: t(`format_${value}`) }))}
          onChange={(value) => isFormat(value) && setFormat(value)}
        />
        <TextField
          id={subjectId}
          label={t('subject')}
          optional
          maxLength={mailLimits.subject}
          error={errorOf(subjectId)}
          value={assunto}
          onChange={setSubject}
        />
        <TextArea
          id={messageId}
          label={t('message')}
          optional
          rows={3}
          maxLength={mailLimits.message}
          hint={t('ownWordsHint', { most: mailLimits.message })}
          error={errorOf(messageId)}
          value={mensagem}
          onChange={setMessage}
        />
      </form>
    </Dialog>
  );
}
