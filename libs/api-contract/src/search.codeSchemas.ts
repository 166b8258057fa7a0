import * as z from 'zod/mini';
import { IndexType, ListOrder, Operator, Order, Position, TermType, searchTypes } from './search.codes';

export const SearchType = z.enum(searchTypes);
export type SearchType = z.output<typeof SearchType>;

export const TermTypeCode = z.enum(TermType);
export const OperatorCode = z.enum(Operator);
export const PositionCode = z.enum(Position);
export const OrderCode = z.enum(Order);
export const ListOrderCode = z.enum(ListOrder);

export const IndexCode = z.enum(IndexType);
export type IndexCode = z.output<typeof IndexCode>;
