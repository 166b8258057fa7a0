import { isFree, type CopyFacts } from '../title/permissions';
import { areCompeting, matchesPreference, type CopyParts, type CopyPreference } from './copyPreference';

/** A hold in the queue of a title. */
export interface WaitingHold extends CopyPreference {
  cod_reserva: number;
  cod_acervo: number;
  /** ISO date and time at which it was placed. */
  data: string;
}

/** Orders holds by time, then by number when placed at the same instant. */
const byTime = (one: Pick<WaitingHold, 'data' | 'cod_reserva'>, other: Pick<WaitingHold, 'data' | 'cod_reserva'>) =>
  one.data < other.data ? -1 : one.data > other.data ? 1 : one.cod_reserva - other.cod_reserva;

/** The queue position (1 is next) of a new hold for the title. */
export const nextPosition = (queue: readonly CopyPreference[], preference: CopyPreference): number =>
  1 + queue.filter((waiting) => areCompeting(waiting, preference)).length;

/** The queue position of a waiting hold among those that can match the same copy. */
export const positionOf = (queue: readonly WaitingHold[], hold: WaitingHold): number =>
  nextPosition(
    queue.filter((other) => byTime(other, hold) < 0),
    hold,
  );

/** The holds that stay and move up in the queue when others leave it. */
export const movedUp = (queue: readonly WaitingHold[], leaving: readonly number[]): number[] => {
  const gone = queue.filter(({ cod_reserva }) => leaving.includes(cod_reserva));
  return queue
    .filter((hold) => !leaving.includes(hold.cod_reserva))
    .filter((hold) =>
      gone.some((one) => one.cod_acervo === hold.cod_acervo && areCompeting(one, hold) && byTime(one, hold) < 0),
    )
    .map(({ cod_reserva }) => cod_reserva);
};

/** A copy that has come back and can be given to a hold. */
export interface ReturnedCopy extends CopyFacts, CopyParts {
  cod_exemplar: string;
  cod_acervo: number;
}

/**
 * Assigns free copies to waiting holds: each copy goes to the first hold in the queue that it matches. A copy whose
 * loan type does not allow holds is not assigned.
 */
export function releases(
  copies: readonly ReturnedCopy[],
  queue: readonly WaitingHold[],
): { cod_reserva: number; cod_exemplar: string }[] {
  const waiting = [...queue].sort(byTime);
  return copies.flatMap((copy) => {
    if (!isFree(copy) || !copy.permite_reserva) return [];
    const next = waiting.findIndex((hold) => hold.cod_acervo === copy.cod_acervo && matchesPreference(hold, copy));
    const [hold] = next < 0 ? [] : waiting.splice(next, 1);
    return hold ? [{ cod_reserva: hold.cod_reserva, cod_exemplar: copy.cod_exemplar }] : [];
  });
}
