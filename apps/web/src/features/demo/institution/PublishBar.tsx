import type { InstitutionSettings } from '@catalogue/api-contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import type { Institution } from './institutionDraft';
import { useFieldName } from './useFieldName';
import css from './PublishBar.module.css';

interface PublishBarProps {
  changes: InstitutionSettings;
  busy: boolean;
  isPreviewed: boolean;
  onPreview: (isOn: boolean) => void;
  onDiscard: () => void;
  /** Takes back what was published last; null when there is nothing to take back. */
  onUndo: (() => void) | null;
}

/** How much is to be published and what; it stays in view while there is something to do. */
export function PublishBar({ changes, busy, isPreviewed, onPreview, onDiscard, onUndo }: PublishBarProps) {
  const { t } = useTranslation('demo');
  const nameOf = useFieldName();
  const names = [
    ...Object.keys(changes.instituicao ?? {}).map((name) => nameOf({ name: name as keyof Institution })),
    ...(changes.bibliotecas ?? []).map(({ sigla, desc_biblioteca }) => desc_biblioteca || sigla),
    ...(changes.tipos_emprestimo ?? []).map(({ descricao }) => descricao),
    ...(changes.guias ? [t('guides')] : []),
  ];
  const isChanged = names.length > 0;
  return (
    <div className={clsx(css.root, (isChanged || onUndo) && css.rootInView)} role="group" aria-label={t('publishing')}>
      <p role="status">
        {isChanged ? (
          <>
            <b>{t('toPublish', { count: names.length })}</b> · {names.join(', ')}
          </>
        ) : (
          t(onUndo ? 'published' : 'nothingToPublish')
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
