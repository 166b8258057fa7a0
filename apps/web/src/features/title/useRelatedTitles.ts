import { useListRelatedTitlesQuery } from './title.api';

/** What is beside a title. Another server than ours does not tell it; then the page is complete without it. */
export const useRelatedTitles = (codAcervo: string) =>
  useListRelatedTitlesQuery({ params: { id: codAcervo } }).currentData;
