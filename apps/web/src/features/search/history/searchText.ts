import { Operator } from '@catalogue/api-contract';
import type { TFunction } from 'i18next';
import { rowsOf } from '../searchRows';
import { searchTypeOf } from '../searchTypes';
import type { PastSearch } from './searchHistory';

const operators = Object.values(Operator);
const operatorOf = (name: string) => operators.find((operator) => operator === name) ?? Operator.and;

/** A past search as text: its terms with their operators, else its type. */
export function searchText({ campos, pesquisa }: PastSearch, t: TFunction<'search'>): string {
  const rows = rowsOf(campos).filter(({ term }) => term !== '');
  const terms = rows.map(({ term, operator }, at) => (at === 0 ? term : `${t(operatorOf(operator))} ${term}`));
  return terms.length > 0 ? terms.join(' ') : t(searchTypeOf(pesquisa));
}
