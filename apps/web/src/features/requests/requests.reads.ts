import { RequestEntry, requests } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the screens of requests read of each reply: the part that the contract tests hold a server to. */
export const requestsReads = {
  requestSwitching: requests.requestSwitching.reply,
  listRequests: z.array(z.omit(RequestEntry, { desc_status: true })),
  requestSurvey: requests.requestSurvey.reply,
  requestCatalogueSheet: requests.requestCatalogueSheet.reply,
  requestSpecialisedSearch: requests.requestSpecialisedSearch.reply,
  getInterLibraryOptions: requests.getInterLibraryOptions.reply,
  requestInterLibraryLoan: requests.requestInterLibraryLoan.reply,
};
