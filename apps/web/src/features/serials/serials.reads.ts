import { serials } from '@catalogue/api-contract';

/** What the tabs of a serial read of each reply: all of it. */
export const serialsReads = {
  getKardexPermission: serials.getKardexPermission.reply,
  listKardexOptions: serials.listKardexOptions.reply,
  listKardex: serials.listKardex.reply,
  getKardexItem: serials.getKardexItem.reply,
  listSummaries: serials.listSummaries.reply,
};
