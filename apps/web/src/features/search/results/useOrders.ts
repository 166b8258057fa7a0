import { Order } from '@catalogue/api-contract';
import type { ListOrder } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';

/** What the reader may choose (D1 §9); the institution's own default orders are the server's affair (decisions C7). */
const offered = [Order.relevance, Order.year, Order.work] as const;

export const isListOrder = (text: string): text is ListOrder => offered.some((order) => order === text);

/** The orders to choose from, in the page's language. */
export function useOrders() {
  const { t } = useTranslation('search');
  return offered.map((order) => ({ value: order, label: t(`order${order}`) }));
}
