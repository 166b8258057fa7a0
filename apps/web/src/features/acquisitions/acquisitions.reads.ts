import { acquisitions } from '@catalogue/api-contract';

/** What the acquisition screen reads of each reply: the part that the contract tests hold a server to. */
export const acquisitionsReads = {
  listSuggestionStatuses: acquisitions.listSuggestionStatuses.reply,
  listSuggestions: acquisitions.listSuggestions.reply,
  getAcquisitionStatistics: acquisitions.getAcquisitionStatistics.reply,
};
