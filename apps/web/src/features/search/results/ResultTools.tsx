import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { CoversIcon, ListIcon } from '../../../shared/ui/icons';
import { Select } from '../../../shared/ui/Select';
import type { Display } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';
import { isListOrder, useOrders } from './useOrders';
import { orderOf, pageSizeOf } from './resultView';
import { usePageSizes } from './useResultView';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 'e2 1rem',
    paddingBlock: 'e3',
    borderBlock: '1px solid var(--borda)',
    fontSize: 'sm',
  },
});
const OnDesktop = styled('div', { base: { display: 'none', _wide: { display: 'block' } } });
const First = styled('div', { base: { marginInlineEnd: 'auto' } });
const Switch = styled('span', {
  base: {
    display: 'inline-flex',
    overflow: 'hidden',
    border: '1px solid var(--borda-controle)',
    borderRadius: 'control',
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      minHeight: 'smallTarget',
      border: '0',
      bg: 'bg.panel',
      color: 'fg',
      cursor: 'pointer',
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
    },
    '& > [aria-pressed=true]': { bg: 'marca.solid', color: 'marca.contrast' },
    _forcedColors: { '& > [aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
  },
});

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
    <Root data-screen-only="">
      <First>{children}</First>
      <OnDesktop>
        <Select
          label={t('order')}
          inline
          value={orderOf(address)}
          options={orders}
          onChange={(order) => isListOrder(order) && change({ order })}
        />
      </OnDesktop>
      <OnDesktop>
        <Select
          label={t('pageSize')}
          inline
          value={String(pageSizeOf(address, sizes))}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => change({ pageSize: Number(size) })}
        />
      </OnDesktop>
      {hasCovers && (
        <Switch role="group" aria-label={t('display')}>
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
        </Switch>
      )}
    </Root>
  );
}
