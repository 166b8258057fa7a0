import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField';
import { ButtonForm, DemoSection } from './DemoSection';
import { useControl } from './useControl';

/** Receives the issue of a serial that has been due longest, as the library does when the post comes. */
export function IssueSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const [serial, setSerial] = useState('');
  const [done, setDone] = useState('');

  async function receive() {
    const issue = await call('receiveIssue', { params: { title: serial.trim() } });
    setDone(
      issue ? t('issueReceived', { title: issue.titulo, issue: issue.rotulo, library: issue.desc_biblioteca }) : '',
    );
    if (issue) onChange();
  }

  return (
    <DemoSection title={t('issue')}>
      <p className="muted">{t('serialCodeHint')}</p>
      <ButtonForm label={t('receiveIssue')} onSend={receive}>
        <TextField
          label={t('serialCode')}
          size="small"
          inputMode="numeric"
          required
          value={serial}
          onChange={setSerial}
        />
      </ButtonForm>
      <p role="status">{done}</p>
    </DemoSection>
  );
}
