import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from './api';

const { listTitleLibraries, listTitleLinks } = calls.title;
/** Calls of the title that lists of other features make too. */
export const holdingsApi = api.injectEndpoints({
  endpoints: endpointsOf('title', { listTitleLibraries, listTitleLinks }),
});
export const { useListTitleLibrariesQuery, useListTitleLinksQuery } = holdingsApi;
