import { paginate } from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageParameter } from '../usePeriod';
import { Pagination } from './Pagination';

interface PagedProps<Item> {
  items: readonly Item[];
  /** Where the address says the page: its own, of each of several lists on one screen. */
  parameter?: string;
  children: (shown: Item[]) => ReactNode;
}

/** A list of more than 20 in pages; which one stands in the address. */
export function Paged<Item>({ items, parameter = pageParameter, children }: PagedProps<Item>) {
  const [address] = useSearchParams();
  const { page, pages, places } = paginate(
    Int32Array.from(items, (_, place) => place),
    Number(address.get(parameter)),
  );
  const addressOf = (number: number) => {
    const next = new URLSearchParams(address);
    next.set(parameter, String(number));
    return { search: next.toString() };
  };
  return (
    <>
      {children(places.flatMap((place) => items[place] ?? []))}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
    </>
  );
}
