import { HoldEntry, holds } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the hold tab and the lists of holds read of each reply: the part that the contract tests hold a server to. */
export const holdsReads = {
  getHoldOptions: holds.getHoldOptions.reply,
  checkHoldQueue: holds.checkHoldQueue.reply,
  placeHold: holds.placeHold.reply,
  listHolds: z.array(HoldEntry),
  listPastHolds: z.array(HoldEntry),
};
