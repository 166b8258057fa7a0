import { requests } from '@catalogue/api-contract';

/** What the screens of requests read of each reply: the part that the contract tests hold a server to. */
export const requestsReads = {
  requestSwitching: requests.requestSwitching.reply,
  listRequests: requests.listRequests.reply,
  requestSurvey: requests.requestSurvey.reply,
  requestCatalogueSheet: requests.requestCatalogueSheet.reply,
  requestSpecialisedSearch: requests.requestSpecialisedSearch.reply,
  getInterLibraryOptions: requests.getInterLibraryOptions.reply,
  requestInterLibraryLoan: requests.requestInterLibraryLoan.reply,
};
