import { addDays } from '../dates';
import { canHold, isFree, type CopyFacts } from '../title/permissions';
import { matchesPreference, type CopyParts, type CopyPreference } from './copyPreference';

/** Days for which a copy is kept at the desk, the day on which it came back not counted. */
export const daysOnHoldShelf = 3;

/** The last day (ISO) on which a copy that came back on `day` is kept for who waited. */
export const keptUntil = (day: string): string => addDays(day, daysOnHoldShelf);

/** Whether a released hold is over on `day`; both ISO dates. */
export const isHoldExpired = (validade: string, day: string): boolean => validade < day;

/** Why a hold cannot be placed; also the text key that explains it. */
export type HoldBlock = 'pessoa_afastada' | 'reserva_ja_existe' | 'exemplar_disponivel' | 'reserva_sem_exemplar';

interface HoldFacts {
  copies: readonly (CopyFacts & CopyParts)[];
  preference: CopyPreference;
  /** The person waits for this title already, or a copy is kept. */
  hasActiveHold: boolean;
  /** The person is in deviation from the library where the copy would be fetched. */
  isAway: boolean;
}

/**
 * Why this hold cannot be placed, or null when it can. D1 §5: impossible while copies are available for loan; D1 §8: and when no
 * copy's status or loan type allows it. Both are judged by the copies that were asked for: volume 2 on the shelf is no help to
 * who needs volume 1. One active hold of a person on a title, and none in a unit that the person left (D1 §4).
 */
export function holdBlock({ copies, preference, hasActiveHold, isAway }: HoldFacts): HoldBlock | null {
  if (isAway) return 'pessoa_afastada';
  if (hasActiveHold) return 'reserva_ja_existe';
  const wanted = copies.filter((copy) => matchesPreference(preference, copy));
  if (wanted.some(isFree)) return 'exemplar_disponivel';
  return canHold(wanted) ? null : 'reserva_sem_exemplar';
}

/** A wish that any copy serves. */
export const anyCopy: CopyPreference = {
  volume: null,
  tomo: null,
  parte: null,
  material_adicional: null,
  localizacao: null,
};
