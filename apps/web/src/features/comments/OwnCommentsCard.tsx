import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { CommentEntry } from './CommentEntry';
import { asShown } from './CommentList';
import { useListCommentedTitlesQuery, useListOwnCommentsQuery } from './comments.api';
import css from './OwnCommentsCard.module.css';
/** Number of titles whose comments are shown at first. */
const maxShown = 3;

/** The patron's own comments on the first screen, in any moderation state. */
export function OwnCommentsCard() {
  const { t } = useTranslation('comments');
  const query = useListCommentedTitlesQuery(undefined, refetchAlways);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={t('ownComments')}>
      <QueryView query={query} failed={t('ownCommentsFailed')} empty={<EmptyState plain title={t('noOwnComments')} />}>
        {(titles) => (
          <>
            <ul className={css.list}>
              {titles.slice(0, isWhole ? titles.length : maxShown).map(({ cod_acervo, titulo }) => (
                <CommentsOn key={cod_acervo} codAcervo={cod_acervo} titulo={titulo} />
              ))}
            </ul>
            {titles.length > maxShown && !isWhole && (
              <Button size="small" variant="text" onClick={() => setWhole(true)}>
                {t('showOthers', { count: titles.length - maxShown })}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function CommentsOn({ codAcervo, titulo }: { codAcervo: string; titulo: string }) {
  const { t } = useTranslation('comments');
  const query = useListOwnCommentsQuery({ params: { id: codAcervo } }, refetchAlways);
  return (
    <QueryView query={query} failed={t('ownCommentsFailed')} loading={<SkeletonRows rows={1} />}>
      {(comments) =>
        comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            comment={asShown(comment)}
            codAcervo={codAcervo}
            title={<Link to={paths.title(codAcervo)}>{titulo}</Link>}
          />
        ))
      }
    </QueryView>
  );
}
