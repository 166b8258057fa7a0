import { basket } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the basket screens read of each reply: the part that the contract tests hold a server to. */
export const basketReads = {
  addToBasket: basket.addToBasket.reply,
  removeFromBasket: z.pick(basket.removeFromBasket.reply, { acervo: true }),
  listBasket: basket.listBasket.reply,
  exportBasket: basket.exportBasket.reply,
};
