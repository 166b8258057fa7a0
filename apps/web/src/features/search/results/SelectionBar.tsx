import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { BasketIcon } from '../../../shared/ui/icons';

const Root = styled('div', {
  base: {
    order: 1,
    position: 'sticky',
    bottom: '0',
    zIndex: 20,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'e2 e3',
    marginTop: 'e4',
    padding: '0.5rem 0.75rem calc(0.5rem + env(safe-area-inset-bottom))',
    border: '1px solid var(--borda)',
    borderRadius: 'panel',
    bg: 'bg.panel',
    boxShadow: 'raised',
    '& > p': { flex: '1 1 100%', _medium: { flex: '1 1 8rem' } },
    _contrast: { borderColor: 'currentColor' },
    _forcedColors: { bg: 'Canvas' },
    _wide: { bottom: 'e4' },
  },
});

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
    <Root role="group" aria-label={t('selection')} data-screen-only="">
      <p>{t('selectedCount', { count })}</p>
      <Button variant="marca" onClick={onBasket}>
        <BasketIcon /> {t('basket:putInBasket')}
      </Button>
      {children}
      <Button variant="text" onClick={onClear}>
        {t('clear')}
      </Button>
    </Root>
  );
}
