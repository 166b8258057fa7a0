import { ExportTarget, type ExportFormat } from '@catalogue/api-contract';
import { mailLimits, mayBeMailed } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { MailIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { useReport } from '../../shared/useReport';
import { useRecipients } from '../person/public';
import { useExportBasketMutation } from './basket.api';
import type { ExportDialogProps } from './ExportDialog';
import { firstFormat, formats, isFormat } from './formats';
const formId = 'cesta-por-email';

/** Sends titles as a file by e-mail, to one address or several (D1 §5). */
export function MailDialog({ isOpen, onClose, acervos }: ExportDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const report = useReport();
  const patron = useSelector(selectPatron);
  const recipients = useRecipients({ skip: !isOpen || !patron });
  const [dados, setFormat] = useState<ExportFormat>(firstFormat);
  const [assunto, setSubject] = useState('');
  const [mensagem, setMessage] = useState('');
  const [isSent, setSent] = useState(false);
  const [exportTitles, { isLoading }] = useExportBasketMutation();
  const flawOf = (text: string, max: number) =>
    mayBeMailed(text, max) ? undefined : t('ownWordsWrong', { most: max });
  const flaw = { assunto: flawOf(assunto, mailLimits.subject), mensagem: flawOf(mensagem, mailLimits.message) };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const addresses = recipients.check();
    setSent(true);
    if (!addresses || flaw.assunto || flaw.mensagem) return;
    const sent = exportTitles({
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
    });
    if (await report(sent, t('mailed', { count: addresses.length }))) onClose();
  }

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
            busy={isLoading}
            busyLabel={t('sending', { ns: 'shared' })}
          >
            <MailIcon /> {t('send')}
          </Button>
        </>
      }
    >
      <form className="stack gap-4" id={formId} onSubmit={(event) => void send(event)} noValidate>
        <TextField label={t('recipients')} {...recipients.field} />
        <Select
          label={t('format')}
          value={dados}
          options={formats.map((value) => ({ value, label: t(`format_${value}`) }))}
          onChange={(value) => isFormat(value) && setFormat(value)}
        />
        <TextField
          label={t('subject')}
          optional
          maxLength={mailLimits.subject}
          error={isSent ? flaw.assunto : undefined}
          value={assunto}
          onChange={setSubject}
        />
        <TextArea
          label={t('message')}
          optional
          rows={3}
          maxLength={mailLimits.message}
          hint={t('ownWordsHint', { most: mailLimits.message })}
          error={isSent ? flaw.mensagem : undefined}
          value={mensagem}
          onChange={setMessage}
        />
      </form>
    </Dialog>
  );
}
