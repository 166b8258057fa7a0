import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import css from './PublishBar.module.css';

interface PublishBarProps {
  /** What is to be published, by name. */
  names: readonly string[];
  busy: boolean;
  isPreviewed: boolean;
  onPreview: (isOn: boolean) => void;
  onDiscard: () => void;
  /** Something was published last. */
  isPublished: boolean;
  /** Takes that back; null when there is nothing to take back. */
  onUndo: (() => void) | null;
}

/** How much is to be published and what; it stays in view while there is something to do. */
export function PublishBar({ names, busy, isPreviewed, onPreview, onDiscard, isPublished, onUndo }: PublishBarProps) {
  const { t } = useTranslation('demo');
  const isChanged = names.length > 0;
  return (
    <div
      className={clsx(css.root, (isChanged || isPublished) && css.rootInView)}
      role="group"
      aria-label={t('publishing')}
    >
      <p role="status">
        {isChanged ? (
          <>
            <b>{t('toPublish', { count: names.length })}</b> · {names.join(', ')}
          </>
        ) : (
          t(isPublished ? 'published' : 'nothingToPublish')
        )}
      </p>
      {isChanged ? (
        <>
          <Button aria-pressed={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
            {t('preview')}
          </Button>
          <Button variant="text" busy={busy} onClick={onDiscard}>
            {t('discardChanges')}
          </Button>
          <Button type="submit" variant="brand" busy={busy} busyLabel={t('publishingNow')}>
            {t('publish')}
          </Button>
        </>
      ) : (
        onUndo && (
          <Button busy={busy} onClick={onUndo}>
            {t('undoPublishing')}
          </Button>
        )
      )}
    </div>
  );
}
