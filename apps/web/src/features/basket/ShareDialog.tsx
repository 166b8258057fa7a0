import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { platform } from '../../shared/platform';
import { Button } from '../../shared/ui/Button';
import { CopyButton } from '../../shared/ui/CopyButton';
import { Dialog } from '../../shared/ui/Dialog';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useNamedBaskets, type ListedBasket } from './useNamedBaskets';

interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  basket: ListedBasket;
}

/** Gives a basket a public address, shows it, and takes it back. */
export function ShareDialog({ isOpen, onClose, basket }: ShareDialogProps) {
  const { t } = useTranslation('basket');
  const { share } = useNamedBaskets();
  const { run, isBusy } = useOneAtATime();
  const { chave } = basket;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shareBasket', { name: basket.nome })}>
      <div className="stack gap-4">
        <p>{t('shareWhat')}</p>
        {chave && (
          <p className="wrap-anywhere">
            <Link to={paths.sharedBasket(chave)}>{platform.origin() + paths.sharedBasket(chave)}</Link>
          </p>
        )}
        <div className="row gap-2">
          {chave && (
            <CopyButton size="normal" name={t('theAddress')} text={platform.origin() + paths.sharedBasket(chave)} />
          )}
          {/* The same button for both, so that it keeps the focus. */}
          <Button
            variant={chave ? 'outline' : 'brand'}
            busy={isBusy}
            onClick={() => void run(() => share(basket, !chave))}
          >
            {t(chave ? 'stopSharing' : 'makeAddress')}
          </Button>
        </div>
        <p className="sr-only" role="status">
          {t(chave ? 'isShared' : 'isNotShared')}
        </p>
      </div>
    </Dialog>
  );
}
