import { encryptedStore } from '../../shared/encryptedStore';
import { listOf } from '../../shared/storedShape';
import { isLocalBasket, type LocalBasket } from './namedBasketsState';
import { browserStorage } from '../../shared/browserStorage';

const kept = encryptedStore('catalogue.baskets', listOf(isLocalBasket), browserStorage);

export const saveNamedBaskets = (baskets: readonly LocalBasket[]): Promise<void> =>
  kept.save(baskets.length === 0 ? null : [...baskets]);

/** The stored baskets with a name; none if they cannot be read. */
export const readNamedBaskets = async (): Promise<LocalBasket[]> => (await kept.read()) ?? [];

export const onNamedBasketsChange = kept.onChange;
