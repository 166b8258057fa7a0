import type { CopyEntry, LibraryHours } from '@catalogue/api-contract';
import { copyGroups, copyState } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { FirstOf } from '../../shared/ui/FirstOf';
import { OpenNow } from '../site/public';
import { CopyGroupTable } from './CopyGroupTable';
import css from './LibraryCopies.module.css';

interface LibraryCopiesProps {
  name: string;
  hours: LibraryHours | undefined;
  libraryCopies: readonly CopyEntry[];
  /** Those that the filters leave. */
  visible: readonly CopyEntry[];
  /** Some copy of the title has a volume, tome or part. */
  hasVolumes: boolean;
}

/** The copies of one library: equal ones together, those that can be taken first. */
export function LibraryCopies({ name, hours, libraryCopies, visible, hasVolumes }: LibraryCopiesProps) {
  const { t } = useTranslation(['title', 'shared']);
  const available = libraryCopies.filter(({ disponivel }) => disponivel).length;
  const onSite = libraryCopies.filter((copy) => copyState(copy) === 'onSite').length;
  return (
    <section className={css.root}>
      <div className={css.head}>
        <h2>{name}</h2>
        {hours && <OpenNow hours={hours} />}
        <span className={css.count}>
          {onSite === libraryCopies.length
            ? t('shared:copies_onSite', { count: onSite })
            : t('copiesAvailable', { ns: 'shared', count: available, total: libraryCopies.length })}
        </span>
      </div>
      <FirstOf items={copyGroups(visible)}>
        {(shown) => <CopyGroupTable name={name} groups={shown} hasVolumes={hasVolumes} />}
      </FirstOf>
    </section>
  );
}
