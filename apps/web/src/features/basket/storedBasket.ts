import { encryptedStore } from '../../shared/encryptedStore';
import { listOf } from '../../shared/storedShape';
import { isBasketTitle, type BasketTitle } from './basketTitle';
import { browserStorage } from '../../shared/browserStorage';

/** Key in localStorage: shared by all tabs, and it outlives them. */
const storageName = 'catalogue.basket';
const kept = encryptedStore(storageName, listOf(isBasketTitle), browserStorage);

export const saveBasket = (basket: readonly BasketTitle[]): Promise<void> =>
  kept.save(basket.length === 0 ? null : [...basket]);

/** The stored basket; empty if there is none, or it cannot be read. */
export const readBasket = async (): Promise<BasketTitle[]> => (await kept.read()) ?? [];

export const onBasketChange = kept.onChange;
