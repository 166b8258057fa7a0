/** A place that was asked for. */
export interface Place {
  /** Resolves to true when it is one’s turn; to false when one has left, or too many wait already. */
  ready: Promise<boolean>;
  /** Gives the place to the next, or gives up waiting for it. */
  leave(): void;
}

/** Lets each key have at most so many places at once, and so many more wait for their turn. Keys do not wait for each other. */
export function placesPerKey(max: number, maxWaiting: number) {
  const keys = new Map<string, { taken: number; waiting: Set<(isMine: boolean) => void> }>();

  return (key: string): Place => {
    const places = keys.get(key) ?? { taken: 0, waiting: new Set() };
    keys.set(key, places);
    let isTaken = places.taken < max;
    let giveUp: (() => void) | undefined;
    const ready = new Promise<boolean>((resolve) => {
      if (isTaken) {
        places.taken += 1;
        return resolve(true);
      }
      if (places.waiting.size >= maxWaiting) return resolve(false);
      const turn = (isMine: boolean) => {
        isTaken = isMine;
        giveUp = undefined;
        resolve(isMine);
      };
      places.waiting.add(turn);
      giveUp = () => {
        places.waiting.delete(turn);
        turn(false);
      };
    });
    const leave = () => {
      giveUp?.();
      if (!isTaken) return;
      isTaken = false;
      const [next] = places.waiting;
      if (next) {
        places.waiting.delete(next);
        return next(true);
      }
      places.taken -= 1;
      if (places.taken === 0) keys.delete(key);
    };
    return { ready, leave };
  };
}
