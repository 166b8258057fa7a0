import * as z from 'zod/mini';
import { sealedStore } from '../../shared/sealedStore';
import { BasketTitle } from './basketTitle';

/** Where the browser keeps the basket: every tab sees it, and it outlives them. */
const storageName = 'catalogue.basket';
const kept = sealedStore(storageName, z.array(BasketTitle), () => localStorage);

export const keepBasket = (basket: readonly BasketTitle[]): Promise<void> =>
  kept.keep(basket.length === 0 ? null : [...basket]);

/** The basket that the browser keeps; an empty one where there is none, or none that can be read. */
export const readBasket = async (): Promise<BasketTitle[]> => (await kept.read()) ?? [];

export const onBasketChange = kept.onChange;
