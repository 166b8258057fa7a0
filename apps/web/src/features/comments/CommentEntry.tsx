import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableDate } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { RowActions } from '../../shared/ui/RowActions';
import { Badge } from '../../shared/ui/Badge';
import { useReport } from '../../shared/useReport';
import type { ShownComment } from './CommentList';
import { useDeleteCommentMutation } from './comments.api';
import { WriteAgain } from './WriteAgain';

const tones = { approved: null, waiting: 'warning', turnedDown: 'error' } as const;

/**
 * One comment: author, date and text, or `title` instead of the author in a list of one's own. Own comments show their
 * moderation state and can be deleted.
 */
export function CommentEntry({
  comment,
  codAcervo,
  title,
}: {
  comment: ShownComment;
  codAcervo: string;
  title?: ReactNode;
}) {
  const { t } = useTranslation('comments');
  const tableDate = useTableDate();
  const tone = tones[comment.state];
  const isOwn = comment.name === null;
  const heading = useId();
  return (
    <li className="py-4 border-b">
      <p className="row items-baseline gap-1 gap-x-3 text-sm muted">
        <b id={heading}>{title ?? comment.name ?? t('you')}</b>
        <time dateTime={comment.data}>{tableDate(comment.data)}</time>
        {tone && comment.state !== 'approved' && <Badge tone={tone}>{t(comment.state)}</Badge>}
      </p>
      {/* Keeps line breaks as written; a long word breaks. */}
      <p className="mt-1 pre-line wrap-anywhere">{comment.content}</p>
      {comment.state === 'turnedDown' && (
        <p className="mt-1 text-sm muted wrap-anywhere">
          {t('turnedDownWhat')}{' '}
          {comment.reason && (
            <>
              {t('turnedDownWhy')} <q lang="pt-BR">{comment.reason}</q>
            </>
          )}
        </p>
      )}
      {isOwn && (
        <RowActions>
          {comment.state === 'turnedDown' && (
            <WriteAgain codAcervo={codAcervo} text={comment.content} labelledBy={heading} />
          )}
          <RemoveButton id={comment.id} labelledBy={heading} />
        </RowActions>
      )}
    </li>
  );
}

function RemoveButton({ id, labelledBy }: { id: string; labelledBy: string }) {
  const { t } = useTranslation(['comments', 'shared']);
  const report = useReport();
  const button = useId();
  const [isAsked, setAsked] = useState(false);
  const [deleteComment, { isLoading }] = useDeleteCommentMutation();

  async function remove() {
    await report(deleteComment({ params: { id } }), t('removed'));
    setAsked(false);
  }

  return (
    <>
      <Button
        id={button}
        aria-labelledby={`${button} ${labelledBy}`}
        size="small"
        variant="text"
        onClick={() => setAsked(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        keepLabel={t('keep', { ns: 'shared' })}
        busy={isLoading}
      >
        {t('removeConsequence')}
      </ConfirmDialog>
    </>
  );
}
