import * as z from 'zod/mini';
import { canSeal, seal, unseal } from '../../shared/sessionStore';
import { BasketTitle } from './basketTitle';

/** Where the browser keeps the basket: every tab sees it, and it outlives them. */
export const storageName = 'catalogue.basket';

// Encrypting takes a moment: the last change wins.
let lastWrite = 0;

/** Keeps the basket in the browser, encrypted (D2 §9); an empty one leaves nothing behind. */
export async function keepBasket(basket: readonly BasketTitle[]): Promise<void> {
  const write = ++lastWrite;
  if (basket.length === 0) return localStorage.removeItem(storageName);
  if (!canSeal()) return;
  const text = await seal(basket);
  if (write === lastWrite) localStorage.setItem(storageName, text);
}

/** The basket that the browser keeps; an empty one where there is none, or none that can be read. */
export async function readBasket(): Promise<BasketTitle[]> {
  const kept = localStorage.getItem(storageName);
  if (!kept || !canSeal()) return [];
  const { data } = z.array(BasketTitle).safeParse(await unseal(kept));
  // Else written by another version of the app, or by hand.
  if (!data) localStorage.removeItem(storageName);
  return data ?? [];
}

/** Calls back when another tab of this browser changes the basket. */
export function onBasketChange(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageName || key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
