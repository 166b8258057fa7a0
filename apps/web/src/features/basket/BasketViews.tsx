import { useTranslation } from 'react-i18next';
import { ListIcon, PlaceIcon } from '../../shared/ui/icons';
import { Button } from '../../shared/ui/Button';
import { useAddress } from '../../shared/useAddress';

/** A longer basket is nobody's way to the shelves, and would ask the server for each title. */
export const maxWalk = 60;

/** In the order of the shelves, or in that of the basket; the choice is in the address. */
export function BasketViews({ isWalk, count }: { isWalk: boolean; count: number }) {
  const { t } = useTranslation('basket');
  const [, changeAddress] = useAddress();
  if (count > maxWalk) return null;
  return (
    <div className="row gap-2 pt-4" role="group" aria-label={t('views')} data-screen-only="">
      <Button
        variant={isWalk ? 'brand' : 'outline'}
        aria-pressed={isWalk}
        onClick={() => changeAddress({ ver: '' }, { replace: true })}
      >
        <PlaceIcon /> {t('toWalk')}
      </Button>
      <Button
        variant={isWalk ? 'outline' : 'brand'}
        aria-pressed={!isWalk}
        onClick={() => changeAddress({ ver: 'ordem' }, { replace: true })}
      >
        <ListIcon /> {t('asPut')}
      </Button>
    </div>
  );
}
