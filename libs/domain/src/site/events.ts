const dayInMs = 24 * 60 * 60 * 1000;

/** ISO moments. */
export interface DatedEvent {
  inicio: string;
  /** null: only the beginning is known. */
  fim: string | null;
}

/** The events that are not over at `now`, the next one first; one without an end is over a day after its beginning. */
export const comingEvents = <E extends DatedEvent>(events: readonly E[], now: Date): E[] =>
  events
    .filter(({ inicio, fim }) => (fim === null ? Date.parse(inicio) + dayInMs : Date.parse(fim)) > now.getTime())
    .sort((a, b) => Date.parse(a.inicio) - Date.parse(b.inicio));
