import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { ShareIcon } from '../../shared/ui/icons';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { inPlace } from '../../shared/useScrollRestoration';
import { SignInDialog } from '../session/public';
import { basketAddress } from './basketAddress';
import type { BasketTitle } from './basketTitle';
import css from './BasketTools.module.css';
import { ExportActions } from './ExportActions';
import { MoreTools } from './MoreTools';
import { MoveDialog } from './MoveDialog';
import { NameDialog } from './NameDialog';
import { ReferencesDialog } from './ReferencesDialog';
import type { RemovedState } from './RemovedBasket';
import { ShareDialog } from './ShareDialog';
import { useNamedBaskets, type ListedBasket } from './useNamedBaskets';

interface NamedBasketToolsProps {
  basket: ListedBasket;
  titles: readonly BasketTitle[];
  /** Those that are still in the catalogue. */
  acervos: readonly string[];
}

/** Actions for a basket with a name. */
export function NamedBasketTools({ basket, titles, acervos }: NamedBasketToolsProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const patron = useSelector(selectPatron);
  const { make, rename, remove, hasServer } = useNamedBaskets();
  const [open, setOpen] = useState<'references' | 'move' | 'name' | 'share' | 'sign in' | null>(null);
  const { run, isBusy } = useOneAtATime();
  const close = () => setOpen(null);
  const known = titles.filter(({ cod_acervo }) => acervos.includes(cod_acervo));

  async function removeIt() {
    const cod_pessoa = patron?.user.cod_pessoa ?? null;
    const state: RemovedState = { removedBasket: { nome: basket.nome, titles, cod_pessoa } };
    if (await remove(basket)) void navigate(paths.basket, { state: { ...inPlace, ...state } });
  }
  /** This browser's basket becomes one at the server. */
  async function keepAtServer() {
    const codigo = await make(basket.nome, known);
    if (codigo === null) return;
    const gone = titles.length - known.length;
    if (gone > 0) dispatch(toastShown({ tone: 'warning', message: t('goneLeftOut', { count: gone }) }));
    void navigate(basketAddress(codigo), { replace: true, state: inPlace });
    await remove(basket);
  }
  return (
    <div className={css.root} role="group" aria-label={t('tools')} data-screen-only="">
      {titles.length > 0 && <ExportActions acervos={acervos} />}
      {!basket.isLocal && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('share')}>
          <ShareIcon /> {t('share')}
        </Button>
      )}
      {basket.isLocal && (hasServer || !patron) && (
        <Button busy={isBusy} onClick={() => (hasServer ? void run(keepAtServer) : setOpen('sign in'))}>
          <ShareIcon /> {t('keepAtLibrary')}
        </Button>
      )}
      <MoreTools>
        {titles.length > 0 && (
          <>
            <button type="button" onClick={() => window.print()}>
              {t('print', { ns: 'shared' })}
            </button>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen('references')}>
              {t('references')}
            </button>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpen('move')}>
              {t('moveTitles')}
            </button>
          </>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('name')}>
          {t('rename')}
        </button>
        <button type="button" onClick={() => void removeIt()}>
          {t('removeBasket')}
        </button>
      </MoreTools>
      <ReferencesDialog isOpen={open === 'references'} onClose={close} acervos={acervos} />
      <MoveDialog isOpen={open === 'move'} onClose={close} titles={known} from={basket} />
      <NameDialog
        isOpen={open === 'name'}
        onClose={close}
        title={t('renameBasket', { name: basket.nome })}
        confirm={t('rename')}
        name={basket.nome}
        onConfirm={(nome) => rename(basket, nome)}
      />
      <ShareDialog isOpen={open === 'share'} onClose={close} basket={basket} />
      <SignInDialog isOpen={open === 'sign in'} onClose={close} reason={t('signInToShare')} />
    </div>
  );
}
