import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import css from './SkeletonRows.module.css';

interface SkeletonRowsProps {
  rows: number;
  /** With a placeholder for the cover, for lists of titles. */
  cover?: boolean;
}

/** Placeholder for content that is loading, in its later shape. */
export function SkeletonRows({ rows, cover }: SkeletonRowsProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={css.root} aria-busy="true" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div className={clsx(css.row, cover && css.rowCover)} key={row} aria-hidden>
          {cover && <span className={clsx(css.bone, css.boneOfCover)} />}
          <div className={css.lines}>
            <span className={clsx(css.bone, css.boneShort)} />
            <span className={clsx(css.bone, css.boneOfTitle)} />
            <span className={clsx(css.bone, css.boneHalf)} />
          </div>
        </div>
      ))}
    </div>
  );
}
