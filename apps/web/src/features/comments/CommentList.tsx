import type { OwnComment, TitleComment } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { EmptyState } from '../../shared/ui/EmptyState';
import { CommentEntry } from './CommentEntry';
import { useListCommentsQuery, useListOwnCommentsQuery } from './comments.api';

interface CommentListProps {
  codAcervo: string;
  isSignedIn: boolean;
  canWrite: boolean;
}

/** The approved comments, and the reader's own ones that are waiting or were rejected; newest first. */
export function CommentList({ codAcervo, isSignedIn, canWrite }: CommentListProps) {
  const { t } = useTranslation('comments');
  const title = { params: { id: codAcervo } };
  const approved = useListCommentsQuery(title, { refetchOnFocus: true });
  const own = useListOwnCommentsQuery(title, { skip: !isSignedIn, refetchOnFocus: true });
  return (
    <QueryView query={approved} failed={t('commentsFailed')}>
      {(comments) => {
        const shown = together(comments, isSignedIn ? (own.currentData ?? []) : []);
        if (shown.length === 0) return <EmptyState plain title={t(canWrite ? 'noComments' : 'noCommentsYet')} />;
        return (
          <ul>
            {shown.map((comment) => (
              <CommentEntry key={comment.id} comment={comment} codAcervo={codAcervo} />
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}

export interface ShownComment extends Pick<TitleComment, 'id' | 'content' | 'data'> {
  /** Null: the reader's own. */
  name: string | null;
  state: 'approved' | 'waiting' | 'turnedDown';
  /** Why it was turned down, in the library's words. */
  reason?: string | null | undefined;
}

/** The reader's own comment, with its moderation state. */
export const asShown = ({ id, content, data, aprovado, aguardando, motivo }: OwnComment): ShownComment => ({
  id,
  content,
  data,
  name: null,
  state: aprovado ? 'approved' : aguardando ? 'waiting' : 'turnedDown',
  reason: motivo,
});

function together(approved: readonly TitleComment[], own: readonly OwnComment[]): ShownComment[] {
  const mine = own.map(asShown);
  const theirs = approved
    .filter(({ id }) => !own.some((each) => each.id === id))
    .map(({ nome_pessoa, ...comment }): ShownComment => ({ ...comment, name: nome_pessoa, state: 'approved' }));
  return [...mine, ...theirs].sort((one, other) => other.data.localeCompare(one.data));
}
