import type { Reply, title as titleContract } from '@catalogue/api-contract';

export type StoreItem = Reply<typeof titleContract.listStoreItems>[number];

/** The key of an item of the closed collection in the address; identical items share it. */
export const storeItemKey = ({ cod_biblioteca, tomo, parte, volume }: StoreItem): string =>
  [cod_biblioteca, tomo, parte, volume].map((part) => part ?? '').join('|');

export interface StoreLibrary {
  code: string;
  name: string;
  /** Of identical items, an available one if there is any. */
  items: StoreItem[];
}

/** The items by library, in the server's order: a request is for one library (ruling A9). */
export function storeLibraries(items: readonly StoreItem[]): StoreLibrary[] {
  const libraries = new Map<string, StoreLibrary & { byKey: Map<string, StoreItem> }>();
  for (const item of items) {
    const { cod_biblioteca: code, desc_biblioteca: name } = item;
    const library = libraries.get(code) ?? { code, name, items: [], byKey: new Map() };
    const known = library.byKey.get(storeItemKey(item));
    if (!known || (item.disponivel && !known.disponivel)) library.byKey.set(storeItemKey(item), item);
    libraries.set(code, library);
  }
  return [...libraries.values()].map(({ code, name, byKey }) => ({ code, name, items: [...byKey.values()] }));
}
