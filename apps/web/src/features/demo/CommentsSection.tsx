import { maxTextLength, type control, type Reply } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

const first = 5;
type WaitingComment = Reply<(typeof control)['listWaitingComments']>[number];

/** Moderates the comments that wait for the library (ruling D28). */
export function CommentsSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const waiting = useControlRead('listWaitingComments');
  async function moderated() {
    await waiting.refetch();
    onChange();
  }
  return (
    <DemoSection title={t('comments')}>
      <QueryView query={waiting} empty={<p>{t('noComments')}</p>}>
        {(comments) => (
          <ul>
            {comments.slice(0, first).map((comment) => (
              <Waiting key={`${comment.kind} ${comment.id}`} comment={comment} onModerated={() => void moderated()} />
            ))}
          </ul>
        )}
      </QueryView>
    </DemoSection>
  );
}

/** A comment to be approved or refused. Only one about a title is refused with a reason: who wrote about a library does not see it again. */
function Waiting({ comment, onModerated }: { comment: WaitingComment; onModerated: () => void }) {
  const { id, kind, nome_pessoa, about, content } = comment;
  const { t } = useTranslation('demo');
  const call = useControl();
  const [reason, setReason] = useState('');
  const motivo = reason.trim();

  async function moderate(aprovado: boolean) {
    const body = { aprovado, ...(!aprovado && motivo !== '' && { motivo }) };
    if (await call('moderateComment', { params: { kind, comment: id }, body })) onModerated();
  }
  return (
    <li>
      <p lang="pt-BR">
        {nome_pessoa} · {about}: “{content}”
      </p>
      {kind === 'title' && (
        <TextField
          label={t('refuseReason')}
          hint={t('refuseReasonHint')}
          size="small"
          maxLength={maxTextLength}
          value={reason}
          onChange={setReason}
        />
      )}
      <div className="row items-end gap-2 mt-2">
        <Button size="small" onClick={() => void moderate(true)}>
          {t('approve')}
        </Button>
        <Button size="small" onClick={() => void moderate(false)}>
          {t('refuse')}
        </Button>
      </div>
    </li>
  );
}
