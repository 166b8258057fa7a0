import { toDoOf, type ToDo } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCutOff } from '../../shared/connection';
import { useToday } from '../../shared/dates';
import { AsOf } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { ToDoRow } from './ToDoRow';
import type { useBelongings } from './useBelongings';
import css from './ToDoList.module.css';

/** All that waits for the patron, by date: each with what, by when, what it costs not to, and one button. */
export function ToDoList({ own, failed, isComplete, asOf }: ReturnType<typeof useBelongings>) {
  const { t } = useTranslation(['personal-area', 'shared']);
  const id = useId();
  const today = useToday();
  const isCutOff = useIsCutOff();
  const items: ToDo[] = toDoOf(own, today);
  return (
    <section className={css.root} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{t('toDo')}</h2>
        {items.length > 0 && <p className="text-sm muted">{t('toDoCount', { count: items.length })}</p>}
      </header>
      {isCutOff && asOf > 0 && <AsOf arrived={asOf} />}
      {items.length > 0 && (
        <ol className={css.list}>
          {items.map((item, place) => (
            <ToDoRow key={item.key} item={item} isFirst={place === 0} />
          ))}
        </ol>
      )}
      {failed.length > 0 ? (
        <Notice tone="warning">
          <p>{t('toDoPartFailed')}</p>
          <Button
            variant="text"
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => failed.forEach((query) => void query.refetch())}
          >
            {t('tryAgain', { ns: 'shared' })}
          </Button>
        </Notice>
      ) : isComplete ? (
        items.length === 0 && <p className="muted">{t('nothingToDo')}</p>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </section>
  );
}
