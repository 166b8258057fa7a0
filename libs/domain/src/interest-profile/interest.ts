import { daysBetween } from '../dates';
import { shortestFilterTerm } from '../search/filterText';
import { searchKey } from '../text';

/** How many days an interest may be followed without being extended. D1 §5 bounds dates; the bound is ours. */
export const longestInterestDays = 730;

export type ValidityBlock = 'validade_passada' | 'validade_longa_demais';

/** Why an interest cannot be followed until `validade`, null if it can: it ends after `today` and within the bound. ISO dates. */
export function validityBlock(validade: string, today: string): ValidityBlock | null {
  const days = daysBetween(today, validade);
  if (days <= 0) return 'validade_passada';
  return days > longestInterestDays ? 'validade_longa_demais' : null;
}

export interface SerialWish {
  fasciculo: boolean;
  artigo: boolean;
  sumario: boolean;
}

/** Why a periodical cannot be followed so: at least one of issues, articles and summaries must be chosen (D1 §5, ruling C15). */
export const serialWishBlock = ({ fasciculo, artigo, sumario }: SerialWish): 'tipo_periodico_obrigatorio' | null =>
  fasciculo || artigo || sumario ? null : 'tipo_periodico_obrigatorio';

/** The key by which periodicals and topics are looked for; null for a term that matches nothing (D2 §5: at least 3 characters). */
export const interestTermKey = (term: string): string | null => {
  const key = searchKey(term);
  return key.length < shortestFilterTerm ? null : key;
};
