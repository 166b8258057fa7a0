import { addDays } from '../dates';
import { openDayFrom, type LibraryWeek } from '../site/openingHours';
import { canHold, isFree, type CopyFacts } from '../title/permissions';
import { matchesPreference, type CopyParts, type CopyPreference } from './copyPreference';

/** Days for which a copy is kept at the desk, not counting the day of its return. */
export const daysOnHoldShelf = 3;

/**
 * The last day (ISO) on which a copy returned on `day` is kept for the reader, where they fetch it: a day on which that
 * library is open.
 */
export const keptUntil = (day: string, week: LibraryWeek): string => openDayFrom(week, addDays(day, daysOnHoldShelf));

/** Whether a released hold has expired on `day`; both are ISO dates. */
export const isHoldExpired = (validade: string, day: string): boolean => validade < day;

/** Why a hold cannot be placed; also the text key that explains it. */
export type HoldBlock = 'pessoa_afastada' | 'reserva_ja_existe' | 'exemplar_disponivel' | 'reserva_sem_exemplar';

interface HoldFacts {
  copies: readonly (CopyFacts & CopyParts)[];
  preference: CopyPreference;
  /** The person already has a hold on this title, waiting or ready for pickup. */
  hasActiveHold: boolean;
  /** The person is in deviation from the pickup library. */
  isAway: boolean;
}

/**
 * Why this hold cannot be placed, or null when it can. D1 §5: impossible while copies are available for loan; D1 §8:
 * also when no copy's status or loan type allows it. Both are checked against the requested copies: volume 2 on the
 * shelf does not help a reader who needs volume 1. One active hold per person and title, and none in a unit that the
 * person left (D1 §4).
 */
export function holdBlock({ copies, preference, hasActiveHold, isAway }: HoldFacts): HoldBlock | null {
  if (isAway) return 'pessoa_afastada';
  if (hasActiveHold) return 'reserva_ja_existe';
  const wanted = copies.filter((copy) => matchesPreference(preference, copy));
  if (wanted.some(isFree)) return 'exemplar_disponivel';
  return canHold(wanted) ? null : 'reserva_sem_exemplar';
}

/** Matches any copy. */
export const anyCopy: CopyPreference = {
  volume: null,
  tomo: null,
  parte: null,
  material_adicional: null,
  localizacao: null,
};
