import { IndexType, type SearchQuery } from '@catalogue/api-contract';
import { writeSearchAddress } from '../searchAddress';

/** The place in an index named by the address. Pages lead away from it: forwards, or backwards with `sentido`. */
export type IndexPlace = Pick<SearchQuery, 'tipo_indice' | 'termo_pesquisa' | 'sentido'>;

export const indexAddress = (place: IndexPlace, page = 1): string => writeSearchAddress({ query: place, page });

/** The address of the start of an index. */
export const firstIndexAddress = indexAddress({ tipo_indice: IndexType.title });
