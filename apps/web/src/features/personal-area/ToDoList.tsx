import { toDoOf, type ToDo } from '@catalogue/domain';
import { useId, useState } from 'react';
import { useIsCutOff } from '../../shared/connection';
import { useToday } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { AsOf } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { ToDoRow } from './ToDoRow';
import type { useBelongings } from './useBelongings';
import css from './ToDoList.module.css';

// LOOK-2 §1. Loans are all shown: existing clients look for each (ruling E7).
const mostAtFirst = 7;

/** All that waits for the patron, by date: each with what, by when, what it costs not to, and one button. */
export function ToDoList({ own, failed, isComplete, asOf }: ReturnType<typeof useBelongings>) {
  const { t, i18n } = useOwnTranslation(['personal-area', 'shared']);
  const id = useId();
  const today = useToday();
  const isCutOff = useIsCutOff();
  const items: ToDo[] = toDoOf(own, today);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.filter(({ loan }, place) => loan !== null || place < mostAtFirst);
  const more = items.length - shown.length;
  const lacking = failed.filter(({ lacks }) => lacks);
  const broken = failed.filter(({ lacks }) => !lacks);
  const namesOf = (lists: typeof failed) =>
    new Intl.ListFormat(i18n.language).format(new Set(lists.map(({ name }) => t(`list_${name}`))));
  return (
    <section className={css.root} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{t('toDo')}</h2>
        {items.length > 0 && <p className="text-sm muted">{t('toDoCount', { count: items.length })}</p>}
      </header>
      {isCutOff && asOf > 0 && <AsOf arrived={asOf} />}
      {items.length > 0 && (
        <ol className={css.list}>
          {shown.map((item, place) => (
            <ToDoRow key={item.key} item={item} isFirst={place === 0} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('seeMore', { count: more })}
        </Button>
      )}
      {lacking.length > 0 && <Notice tone="info">{t('toDoPartLacking', { what: namesOf(lacking) })}</Notice>}
      {broken.length > 0 && (
        <Notice tone="warning">
          <p>{t('toDoPartFailed', { what: namesOf(broken) })}</p>
          <Button
            variant="text"
            busy={broken.some(({ isFetching }) => isFetching)}
            onClick={() => broken.forEach((query) => void query.refetch())}
          >
            {t('tryAgain', { ns: 'shared' })}
          </Button>
        </Notice>
      )}
      {failed.length > 0 ? null : isComplete ? (
        items.length === 0 && <p className="muted">{t('nothingToDo')}</p>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </section>
  );
}
