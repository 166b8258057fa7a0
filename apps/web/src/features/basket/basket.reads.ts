import { basket } from '@catalogue/api-contract';

/** What the basket screens read of each reply: the part that the contract tests hold a server to. */
export const basketReads = {
  addToBasket: basket.addToBasket.reply,
  removeFromBasket: basket.removeFromBasket.reply,
  listBasket: basket.listBasket.reply,
  exportBasket: basket.exportBasket.reply,
};
