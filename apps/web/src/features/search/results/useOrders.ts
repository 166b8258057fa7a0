import { ListOrder, type SearchQuery } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { useGetSearchOrdersQuery } from '../search.api';

// In the order of the list.
const { relevance, year, oldest, work, workReversed, author, authorReversed, reference, catalogueCode } = ListOrder;
const orders = [relevance, year, oldest, work, workReversed, author, authorReversed, reference, catalogueCode] as const;
export const isListOrder = (text: string): text is ListOrder => orders.some((order) => order === text);

const always: ReadonlySet<ListOrder> = new Set([relevance, year, oldest, author, authorReversed]);

/** The available orders: relevance, year (D1 §9) and author, and those that the institution adds (ruling C7). */
export function useOrders(query: SearchQuery | null): { value: ListOrder; label: string }[] {
  const { t } = useTranslation('search');
  const { data } = useGetSearchOrdersQuery();
  // An authority has a name, and no year.
  if (query?.pesquisa === 'autoridades')
    return [
      { value: relevance, label: t('orderR') },
      { value: work, label: t('orderName') },
      { value: workReversed, label: t('orderNameReversed') },
    ];
  const isOffered = (order: ListOrder) => data?.opcoes.some(({ codigo }) => codigo === order) ?? false;
  // Without a term there is no relevance: the server sends new titles first.
  const isNewest = (order: ListOrder) => order === relevance && !query?.termo_pesquisa;
  return orders
    .filter((order) => always.has(order) || isOffered(order === workReversed ? work : order))
    .map((value) => ({ value, label: isNewest(value) ? t('orderNewest') : t(`order${value}`) }));
}
