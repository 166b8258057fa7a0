import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Count } from '../../../shared/ui/Count';
import { Drawer } from '../../../shared/ui/Drawer';
import { FiltersIcon, OrderIcon } from '../../../shared/ui/icons';
import { RadioList } from '../../../shared/ui/RadioList';
import { Select } from '../../../shared/ui/Select';
import { ThumbBar } from '../layout';
import { useSearchAddress } from '../useSearchAddress';
import { FacetList } from './FacetList';
import { narrowings, orderOf, pageSizeOf, type ResultView } from './resultView';
import { useFilters } from './useFilters';
import { TextFilter } from './TextFilter';
import { isListOrder, useOrders } from './useOrders';
import { usePageSizes } from './useResultView';
import css from './NarrowBar.module.css';

/** The same width as `_wide`. */
const beside = '(min-width: 62em)';

/** For narrow screens: filters and order, each in a drawer opened from a bar at the bottom. */
export function NarrowBar({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const { none } = useFilters(view.filters);
  const orders = useOrders(address.query);
  const sizes = usePageSizes();
  const [open, setOpen] = useState<'filters' | 'order' | null>(null);
  const close = () => setOpen(null);
  const order = orderOf(address);

  // When the window widens, the filters are next to the results: close the drawer.
  useEffect(() => {
    const wide = window.matchMedia(beside);
    const onChange = () => wide.matches && setOpen(null);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, []);

  return (
    <ThumbBar data-screen-only="" data-needs-scripts="">
      <Button onClick={() => setOpen('filters')} aria-haspopup="dialog">
        <FiltersIcon /> {t('filters')} {narrowings(view) > 0 && <Count>{narrowings(view)}</Count>}
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
            <Button onClick={none.choose}>{t('clear')}</Button>
            <Button variant="brand" onClick={close}>
              {t('seeTitles', { count: view.found })}
            </Button>
          </>
        }
      >
        <TextFilter />
        <div className={css.groups}>
          <FacetList view={view} />
        </div>
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
        <div className="mt-4">
          <Select
            label={t('pageSize')}
            value={String(pageSizeOf(address, sizes))}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(size) => {
              change({ pageSize: Number(size) });
              close();
            }}
          />
        </div>
      </Drawer>
    </ThumbBar>
  );
}
