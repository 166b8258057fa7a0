import { daysBetween } from '../dates';
import { shortestFilterTerm } from '../search/filterText';
import { searchKey } from '../text';

/**
 * Maximum days for which an interest is followed without extension. D1 §5 requires a bound; the number is this
 * project's.
 */
export const maxInterestDays = 730;

/** The end of an interest is not in the future, or too far away; also the text key that explains it. */
export type ValidityBlock = 'validade_passada' | 'validade_longa_demais';

/**
 * Why an interest cannot be followed until `validade`, or null: it must end after `today` and within the bound. ISO
 * dates.
 */
export function validityBlock(validade: string, today: string): ValidityBlock | null {
  const days = daysBetween(today, validade);
  if (days <= 0) return 'validade_passada';
  return days > maxInterestDays ? 'validade_longa_demais' : null;
}

/** What is reported of a followed periodical: issues, articles, tables of contents. */
export interface SerialWish {
  fasciculo: boolean;
  artigo: boolean;
  sumario: boolean;
}

/**
 * Why a periodical cannot be followed with these options: at least one of issues, articles and summaries is required
 * (D1 §5, ruling C15).
 */
export const serialWishBlock = ({ fasciculo, artigo, sumario }: SerialWish): 'tipo_periodico_obrigatorio' | null =>
  fasciculo || artigo || sumario ? null : 'tipo_periodico_obrigatorio';

/** The search key for periodicals and topics; null for a term that matches nothing (D2 §5: at least 3 characters). */
export const interestTermKey = (term: string): string | null => {
  const key = searchKey(term);
  return key.length < shortestFilterTerm ? null : key;
};
