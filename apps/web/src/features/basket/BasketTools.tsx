import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { PrintIcon } from '../../shared/ui/icons';
import { SignInDialog } from '../session/public';
import { ExportActions } from './ExportActions';
import { MoreTools } from './MoreTools';
import { MoveDialog } from './MoveDialog';
import { ReferencesDialog } from './ReferencesDialog';
import { useBasket } from './useBasket';
import { useKeepForGood } from './useKeepForGood';
import css from './BasketTools.module.css';

/** Actions for the whole basket. `acervos`: its titles that are still in the catalogue. */
export function BasketTools({ acervos }: { acervos: readonly string[] }) {
  const { t } = useTranslation(['basket', 'shared']);
  const { titles, clear } = useBasket();
  const { keepForGood, isKeeping, isAskingWho, giveUp } = useKeepForGood(acervos);
  const [open, setOpen] = useState<'references' | 'move' | 'clear' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={css.root} role="group" aria-label={t('tools')} data-screen-only="">
      <ExportActions acervos={acervos} />
      <Button onClick={() => window.print()}>
        <PrintIcon /> {t('print', { ns: 'shared' })}
      </Button>
      <MoreTools>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('references')}>
          {t('references')}
        </button>
        <button type="button" aria-disabled={isKeeping} onClick={() => !isKeeping && keepForGood()}>
          {t('keepForGood')}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('move')}>
          {t('moveTitles')}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('clear')}>
          {t('clear')}
        </button>
      </MoreTools>
      <ReferencesDialog isOpen={open === 'references'} onClose={close} acervos={acervos} />
      <MoveDialog
        isOpen={open === 'move'}
        onClose={close}
        titles={titles.filter(({ cod_acervo }) => acervos.includes(cod_acervo))}
        from={null}
      />
      <ConfirmDialog
        isOpen={open === 'clear'}
        onClose={close}
        onConfirm={() => {
          clear();
          close();
        }}
        title={t('clearTitle')}
        confirmLabel={t('clear')}
        keepLabel={t('keep', { ns: 'shared' })}
      >
        {t('clearWhat', { count: titles.length })}
      </ConfirmDialog>
      <SignInDialog
        isOpen={isAskingWho}
        onClose={giveUp}
        // The dialog closes first, which would cancel.
        onSignedIn={keepForGood}
        reason={t('signInToKeep')}
      />
    </div>
  );
}
