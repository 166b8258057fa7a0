import {
  ColourLabel,
  CopyEntry,
  MarcRow,
  WireField,
  WireFieldDetail,
  ownContracts,
  title,
} from '@catalogue/api-contract';
import * as z from 'zod/mini';

/**
 * What the title screen reads of each reply: the part that the contract tests hold a server to. Of a title `campos` alone: the flat
 * fields are shown where a server sends them, and never needed (ruling E3).
 */
export const titleReads = {
  getTitle: z.object({
    campos: z.array(
      z.object({ ordem: WireField.shape.ordem, detalhes: z.array(z.omit(WireFieldDetail, { link_acesso: true })) }),
    ),
  }),
  getReference: title.getReference.reply,
  getMarc: z.array(z.omit(MarcRow, { seq_secao: true, texto_descricao: true, campo_fixo: true })),
  listCopies: z.object({ exemplares: z.array(z.omit(CopyEntry, { numero_chamada: true })) }),
  listTitleLibraries: title.listTitleLibraries.reply,
  getDublinCore: title.getDublinCore.reply,
  getTitlePermissions: title.getTitlePermissions.reply,
  listTitleLinks: title.listTitleLinks.reply,
  getColourLabel: ColourLabel,
  getTitleTotals: title.getTitleTotals.reply,
  getCollectionTotals: ownContracts.collectionTotals.getCollectionTotals.reply,
  listStatisticsYears: title.listStatisticsYears.reply,
  getYearStatistics: title.getYearStatistics.reply,
  listStoreItems: title.listStoreItems.reply,
  orderStoreItems: z.pick(title.orderStoreItems.reply, { codigo: true }),
};
