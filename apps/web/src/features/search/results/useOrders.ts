import { Order, type SearchQuery } from '@catalogue/api-contract';
import type { ListOrder } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useGetSearchOrdersQuery } from '../search.api';

const orders = Object.values(Order);
export const isListOrder = (text: string): text is ListOrder => orders.some((order) => order === text);

/** The available orders: relevance and year (D1 §9), and those that the institution adds (ruling C7). */
export function useOrders(query: SearchQuery | null): { value: ListOrder; label: string }[] {
  const { t } = useTranslation('search');
  const { data } = useGetSearchOrdersQuery();
  const offered = data?.opcoes.map(({ codigo }) => codigo).filter(isListOrder) ?? [];
  // Without a term there is no relevance: the server sends new titles first.
  const isNewest = (order: ListOrder) => order === Order.relevance && !query?.termo_pesquisa;
  return [...new Set([Order.relevance, Order.year, ...offered])].map((value) => ({
    value,
    label: isNewest(value) ? t('orderNewest') : t(`order${value}`),
  }));
}
