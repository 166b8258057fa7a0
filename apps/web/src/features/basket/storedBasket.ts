import * as z from 'zod/mini';
import { encryptedStore } from '../../shared/encryptedStore';
import { BasketTitle } from './basketTitle';

/** Where the browser keeps the basket: every tab sees it, and it outlives them. */
const storageName = 'catalogue.basket';
const kept = encryptedStore(storageName, z.array(BasketTitle), () => localStorage);

export const saveBasket = (basket: readonly BasketTitle[]): Promise<void> =>
  kept.save(basket.length === 0 ? null : [...basket]);

/** The basket that the browser keeps; an empty one where there is none, or none that can be read. */
export const readBasket = async (): Promise<BasketTitle[]> => (await kept.read()) ?? [];

export const onBasketChange = kept.onChange;
