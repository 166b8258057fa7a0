import { queryString, type SearchQuery } from '@catalogue/api-contract';

/** The feed of new results of a search. Served by the project's own server. */
export const feedAddress = (query: SearchQuery): string => `/rss.xml${queryString(query)}`;
