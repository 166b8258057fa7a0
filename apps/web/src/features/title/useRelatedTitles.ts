import type { CallFailure } from '@catalogue/domain';
import { useEffect } from 'react';
import { useListRelatedTitlesQuery } from './title.api';

/** A server that does not have the call is not asked for each title. */
let isUnknownHere = false;

/** What is beside a title. Another server than ours does not tell it; then the page is complete without it. */
export function useRelatedTitles(codAcervo: string) {
  const { currentData, error } = useListRelatedTitlesQuery({ params: { id: codAcervo } }, { skip: isUnknownHere });
  const isUnknown = (error as CallFailure | undefined)?.status === 404;
  useEffect(() => {
    if (isUnknown) isUnknownHere = true;
  }, [isUnknown]);
  return currentData;
}
