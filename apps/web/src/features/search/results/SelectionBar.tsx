import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { BasketIcon } from '../../../shared/ui/icons';
import css from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  onBasket: () => void;
  onClear: () => void;
  /** Further actions for the selection. */
  children?: ReactNode;
}

/** Actions for the checked titles. It precedes the list in the tab order. */
export function SelectionBar({ count, onBasket, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation(['search', 'basket']);
  return (
    <div className={css.root} role="group" aria-label={t('selection')} data-screen-only="">
      <p>{t('selectedCount', { count })}</p>
      <Button variant="brand" onClick={onBasket}>
        <BasketIcon /> {t('basket:putInBasket')}
      </Button>
      {children}
      <Button variant="text" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
