import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPatron } from '../../shared/session';
import { Activity, useHasActivity } from '../site/public';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';

/** Comments on a title: the approved ones, the reader's own, and a form (D1 §1, §4). */
export function Comments({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('comments');
  const patron = useSelector(selectPatron);
  const canWrite = useHasActivity(Activity.comments);
  return (
    <section className="measure py-5">
      <h2 className="mb-2">{t('comments')}</h2>
      <CommentList codAcervo={codAcervo} isSignedIn={patron !== null} canWrite={canWrite} />
      {canWrite && <CommentForm codAcervo={codAcervo} isSignedIn={patron !== null} />}
    </section>
  );
}
