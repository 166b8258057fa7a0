import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

const first = 5;

/** Moderates the comments that wait for the library (ruling D28). */
export function CommentsSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const waiting = useControlRead('listWaitingComments');
  const [reason, setReason] = useState('');

  async function moderate(kind: 'title' | 'general', comment: number, aprovado: boolean) {
    const motivo = aprovado ? '' : reason.trim();
    const body = { aprovado, ...(motivo !== '' && { motivo }) };
    if (!(await call('moderateComment', { params: { kind, comment }, body }))) return;
    setReason('');
    await waiting.refetch();
    onChange();
  }

  return (
    <DemoSection title={t('comments')}>
      <QueryView query={waiting} empty={<p>{t('noComments')}</p>}>
        {(comments) => (
          <>
            <TextField
              label={t('refuseReason')}
              hint={t('refuseReasonHint')}
              size="small"
              value={reason}
              onChange={setReason}
            />
            <ul>
              {comments.slice(0, first).map(({ id, kind, nome_pessoa, about, content }) => (
                <li key={`${kind} ${id}`}>
                  <p lang="pt-BR">
                    {nome_pessoa} · {about}: “{content}”
                  </p>
                  <div className="row items-end gap-2">
                    <Button size="small" onClick={() => void moderate(kind, id, true)}>
                      {t('approve')}
                    </Button>
                    <Button size="small" onClick={() => void moderate(kind, id, false)}>
                      {t('refuse')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </DemoSection>
  );
}
