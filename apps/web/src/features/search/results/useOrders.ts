import { Order, type SearchQuery } from '@catalogue/api-contract';
import type { ListOrder } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useGetSearchOrdersQuery } from '../search.api';

const orders = Object.values(Order);
export const isListOrder = (text: string): text is ListOrder => orders.some((order) => order === text);

/** What may be chosen: relevance and year (D1 §9), and what the institution offers beside them (ruling C7). */
export function useOrders(query: SearchQuery | null): { value: ListOrder; label: string }[] {
  const { t } = useTranslation('search');
  const { data } = useGetSearchOrdersQuery();
  const offered = data?.opcoes.map(({ codigo }) => codigo).filter(isListOrder) ?? [];
  // Without a term there is nothing to be relevant to: what is new comes first.
  const isNewest = (order: ListOrder) => order === Order.relevance && !query?.termo_pesquisa;
  return [...new Set([Order.relevance, Order.year, ...offered])].map((value) => ({
    value,
    label: isNewest(value) ? t('orderNewest') : t(`order${value}`),
  }));
}
