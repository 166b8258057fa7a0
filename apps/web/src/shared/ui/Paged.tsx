import { paginate } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { pageParameter, useAddress } from '../useAddress';
import { Pagination } from './Pagination';

interface PagedProps<Item> {
  items: readonly Item[];
  /** The search parameter of the page number; each of several lists on one screen needs its own. */
  parameter?: string;
  children: (shown: Item[]) => ReactNode;
}

/** Splits a list of more than 20 into pages; the page number is in the address. */
export function Paged<Item>({ items, parameter = pageParameter, children }: PagedProps<Item>) {
  const [address, , addressWith] = useAddress();
  const { page, pages, places } = paginate(
    Int32Array.from(items, (_, place) => place),
    Number(address.get(parameter)),
  );
  const addressOf = (number: number) => addressWith({ [parameter]: String(number) });
  return (
    <>
      {children(places.flatMap((place) => items[place] ?? []))}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}
