import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceButton } from '../../../shared/ui/ChoiceButton';
import { CoversIcon, ListIcon } from '../../../shared/ui/icons';
import { Select } from '../../../shared/ui/Select';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { addressNames, type Display } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';
import { AddressForm } from './AddressForm';
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

const displays = [
  { value: 'D', text: 'displayList', Icon: ListIcon },
  { value: 'C', text: 'displayCovers', Icon: CoversIcon },
] as const;

/** Options of the result list: order, page size, list or covers. */
export function ResultTools({ display, hasCovers, children }: ResultToolsProps) {
  const { t } = useTranslation('search');
  const { address, change, choice } = useSearchAddress();
  const orders = useOrders(address.query);
  const sizes = usePageSizes();
  const order = { label: t('order'), inline: true, options: orders };
  const size = {
    label: t('pageSize'),
    inline: true,
    options: sizes.map((each) => ({ value: String(each), label: String(each) })),
  };
  const ordered = orderOf(address);
  const sized = String(pageSizeOf(address, sizes));
  return (
    <div className={css.root} data-screen-only="">
      <div className="me-auto">{children}</div>
      <div className="from-wide">
        <Select {...order} value={ordered} onChange={(wanted) => isListOrder(wanted) && change({ order: wanted })} />
      </div>
      <div className="from-wide">
        <Select {...size} value={sized} onChange={(wanted) => change({ pageSize: Number(wanted) })} />
      </div>
      <WithoutScripts>
        {() => (
          <AddressForm without={{ order: null, pageSize: null }}>
            <Select {...order} name={addressNames.order} defaultValue={ordered} />
            <Select {...size} name={addressNames.pageSize} defaultValue={sized} />
          </AddressForm>
        )}
      </WithoutScripts>
      {hasCovers && (
        <span className={css.switch} role="group" aria-label={t('display')}>
          {displays.map(({ value, text, Icon }) => (
            <ChoiceButton
              key={value}
              choice={choice(() => ({ display: value, page: address.page }))}
              isOn={display === value}
              aria-label={t(text)}
            >
              <Icon />
            </ChoiceButton>
          ))}
        </span>
      )}
    </div>
  );
}
