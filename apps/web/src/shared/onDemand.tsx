import { lazy, type ComponentType } from 'react';

/** The code of a part of the app did not come: there is no network, or the server has a newer version by now. */
export class NotLoaded extends Error {
  constructor(
    cause: unknown,
    /** Lets the part be asked for anew when it is next shown. */
    readonly forget: () => void,
  ) {
    super('A part of the app could not be loaded.', { cause });
  }
}

const isServed = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A part of the app that is fetched when it is first shown. Unlike React's `lazy`, which keeps a failure for good, what did not
 * come can be asked for again: it throws `NotLoaded` to the boundary around it.
 */
export function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let hasFailed = false;
  const attempt = (): ComponentType<P> =>
    lazy(() =>
      load().catch(async (cause: unknown) => {
        // Some browsers keep a failure too, and old files may be gone: a new page has neither.
        if (hasFailed && (await isServed())) window.location.reload();
        hasFailed = true;
        throw new NotLoaded(cause, () => (part.now = attempt()));
      }),
    );
  const part = { now: attempt() };
  const OnDemand = (props: P) => <part.now {...props} />;
  /** Fetches it before it is wanted. If that fails, nobody needs to know yet. */
  const begin = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(OnDemand, { begin });
}
