import { lazy, type ComponentType } from 'react';

/** The code or the texts of a part of the app could not be loaded: the network is down, or the server has a newer version. */
export class NotLoaded extends Error {
  constructor(
    cause: unknown,
    /** Loads it again, now or when it is next shown. */
    readonly retry: () => void | Promise<void>,
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
 * A part of the app that is loaded when first shown: a component, or the default export of a module. React's `lazy`
 * caches a failure for good; this one throws `NotLoaded` to the error boundary and can be retried.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>) {
  let hasFailed = false;
  const attempt = (): ComponentType<P> =>
    lazy(() =>
      load().then(
        (loaded) => ('default' in loaded ? loaded : { default: loaded }),
        async (cause: unknown) => {
          // Some browsers cache a failure too, and old files may be gone: reloading the page solves both.
          if (hasFailed && (await isServed())) window.location.reload();
          hasFailed = true;
          throw new NotLoaded(cause, () => void (part.now = attempt()));
        },
      ),
    );
  const part = { now: attempt() };
  const OnDemand = (props: P) => <part.now {...props} />;
  /** Prefetches the part. Failures are ignored until it is shown. */
  const begin = (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(OnDemand, { begin });
}
