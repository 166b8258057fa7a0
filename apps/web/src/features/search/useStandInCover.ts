import { isWebAddress } from '@catalogue/domain';
import { useGetDefaultCoverQuery } from './search.api';

/**
 * The institution's own picture for titles without a cover, to be asked for by who shows one. A drawn cover tells of its title: only a
 * picture takes its place, and not the drawing of a book that a server has for all.
 */
export function useStandInCover(isNeeded: boolean): string | null {
  const { data } = useGetDefaultCoverQuery(undefined, { skip: !isNeeded });
  return data && (isWebAddress(data.url) || /^data:image\/(png|jpeg|webp|gif)[;,]/i.test(data.url)) ? data.url : null;
}
