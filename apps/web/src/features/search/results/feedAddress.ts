import { queryString, type SearchQuery } from '@catalogue/api-contract';

/** Where a feed reader follows a search: what is new in it, first. The project's server answers there. */
export const feedAddress = (query: SearchQuery): string => `/rss.xml${queryString(query)}`;
