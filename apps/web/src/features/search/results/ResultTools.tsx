import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CoversIcon, ListIcon } from '../../../shared/ui/icons';
import { Select } from '../../../shared/ui/Select';
import type { Display } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';
import { isListOrder, useOrders } from './useOrders';
import { orderOf, pageSizeOf } from './resultView';
import { usePageSizes } from './useResultView';
import css from './ResultTools.module.css';

interface ResultToolsProps {
  display: Display;
  /** Only titles of this catalogue have covers. */
  hasCovers: boolean;
  /** Shown first: the checkbox for the whole page. */
  children?: ReactNode;
}

/** Options of the result list: order, page size, list or covers. */
export function ResultTools({ display, hasCovers, children }: ResultToolsProps) {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const orders = useOrders(address.query);
  const sizes = usePageSizes();
  const show = (exibicao: Display) => change({ display: exibicao, page: address.page });
  return (
    <div className={css.root} data-screen-only="">
      <div className="me-auto">{children}</div>
      <div className="from-wide">
        <Select
          label={t('order')}
          inline
          value={orderOf(address)}
          options={orders}
          onChange={(order) => isListOrder(order) && change({ order })}
        />
      </div>
      <div className="from-wide">
        <Select
          label={t('pageSize')}
          inline
          value={String(pageSizeOf(address, sizes))}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => change({ pageSize: Number(size) })}
        />
      </div>
      {hasCovers && (
        <span className={css.switch} role="group" aria-label={t('display')}>
          <button type="button" aria-pressed={display === 'D'} aria-label={t('displayList')} onClick={() => show('D')}>
            <ListIcon />
          </button>
          <button
            type="button"
            aria-pressed={display === 'C'}
            aria-label={t('displayCovers')}
            onClick={() => show('C')}
          >
            <CoversIcon />
          </button>
        </span>
      )}
    </div>
  );
}
