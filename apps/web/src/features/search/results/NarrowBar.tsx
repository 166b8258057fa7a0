import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Button } from '../../../shared/ui/Button';
import { Count } from '../../../shared/ui/Count';
import { Drawer } from '../../../shared/ui/Drawer';
import { FiltersIcon, OrderIcon } from '../../../shared/ui/icons';
import { RadioList } from '../../../shared/ui/RadioList';
import { ThumbBar } from '../layout';
import { useSearchAddress } from '../useSearchAddress';
import { FacetList } from './FacetList';
import { orderOf, type ResultView } from './resultView';
import { useFilters } from './useFilters';
import { isListOrder, useOrders } from './useOrders';

const Groups = styled('div', { base: { marginTop: '-1rem', '& > details:first-of-type': { borderTop: '0' } } });

/** Where there is no room beside the results: filters and order under the thumb, each in a drawer. */
export function NarrowBar({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const { clear } = useFilters(view.filters);
  const orders = useOrders(address.query);
  const [open, setOpen] = useState<'filters' | 'order' | null>(null);
  const close = () => setOpen(null);
  const order = orderOf(address);
  return (
    <ThumbBar data-screen-only="">
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
        <Groups>
          <FacetList view={view} />
        </Groups>
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
    </ThumbBar>
  );
}
