import { Order } from '@catalogue/api-contract';
import type { ListOrder } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useGetSearchOrdersQuery } from '../search.api';

const orders = Object.values(Order);
export const isListOrder = (text: string): text is ListOrder => orders.some((order) => order === text);

/** What may be chosen: relevance and year (D1 §9), and what the institution offers beside them (decisions C7). */
export function useOrders(): { value: ListOrder; label: string }[] {
  const { t } = useTranslation('search');
  const { data } = useGetSearchOrdersQuery();
  const offered = data?.opcoes.map(({ codigo }) => codigo).filter(isListOrder) ?? [];
  return [...new Set([Order.relevance, Order.year, ...offered])].map((value) => ({ value, label: t(`order${value}`) }));
}
