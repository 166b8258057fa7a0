import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { Count } from '../../../shared/ui/Count';
import { Drawer } from '../../../shared/ui/Drawer';
import { FiltersIcon, OrderIcon } from '../../../shared/ui/icons';
import { RadioList } from '../../../shared/ui/RadioList';
import { useSearchAddress } from '../useSearchAddress';
import { FacetList } from './FacetList';
import { orderOf, type ResultView } from './resultView';
import { useFilters } from './useFilters';
import { isListOrder, useOrders } from './useOrders';

const Root = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 20,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 'e2',
    marginTop: 'e5',
    padding: '0.5rem 0 calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTop: '1px solid var(--borda)',
    boxShadow: '0 0 0 100vmax var(--painel)',
    clipPath: 'inset(-1px -100vmax 0)',
    _wide: { display: 'none' },
  },
});

/** Where there is no room beside the results: filters and order under the thumb, each in a drawer. */
export function NarrowBar({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const { clear } = useFilters(view.filters);
  const orders = useOrders();
  const [open, setOpen] = useState<'filters' | 'order' | null>(null);
  const close = () => setOpen(null);
  const order = orderOf(address);
  return (
    <Root data-screen-only="">
      <Button onClick={() => setOpen('filters')} aria-haspopup="dialog">
        <FiltersIcon /> {t('filters')} {view.filters.length > 0 && <Count>{view.filters.length}</Count>}
      </Button>
      <Button onClick={() => setOpen('order')} aria-haspopup="dialog">
        <OrderIcon /> {orders.find(({ value }) => value === order)?.label ?? t('order')}
      </Button>
      <Drawer
        isOpen={open === 'filters'}
        onClose={close}
        title={t('filters')}
        footer={
          <>
            <Button onClick={clear}>{t('clear')}</Button>
            <Button variant="marca" onClick={close}>
              {t('seeTitles', { count: view.found })}
            </Button>
          </>
        }
      >
        <FacetList view={view} />
      </Drawer>
      <Drawer isOpen={open === 'order'} onClose={close} title={t('order')}>
        <RadioList
          legend={t('orderList')}
          value={order}
          options={orders}
          onChange={(value) => {
            if (isListOrder(value)) change({ order: value });
            close();
          }}
        />
      </Drawer>
    </Root>
  );
}
