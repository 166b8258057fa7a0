const dayInMs = 24 * 60 * 60 * 1000;

/** With ISO date-times. */
export interface DatedEvent {
  inicio: string;
  /** null: no end given. */
  fim: string | null;
}

/**
 * The events that have not ended at `now`, the next one first; an event without an end ends a day after its beginning.
 */
export const comingEvents = <E extends DatedEvent>(events: readonly E[], now: Date): E[] =>
  events
    .filter(({ inicio, fim }) => (fim === null ? Date.parse(inicio) + dayInMs : Date.parse(fim)) > now.getTime())
    .sort((a, b) => Date.parse(a.inicio) - Date.parse(b.inicio));
