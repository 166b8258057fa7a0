import { lazy, Suspense, use, useContext, useState, type ComponentType } from 'react';
import { ReplayEarlyInput } from './earlyInput';
import { NearContext } from './WhenNear';
import { PageHeadContext } from './pageHead';
import { useIsFromServer } from './useIsFromServer';

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

/** The parts of the app by their files, which may have several; each is here once what it is used in has been loaded. */
const parts = new Map<string, (() => Promise<void>)[]>();

/** Loads the parts that a page was rendered with, so that all of it hydrates without waiting. */
export async function beginParts(files: readonly string[]): Promise<void> {
  const known = files.filter((file) => parts.has(file));
  if (known.length === 0) return;
  await Promise.all(known.flatMap((file) => parts.get(file)?.map((begin) => begin()) ?? []));
  // Those within them.
  await beginParts(files.filter((file) => !known.includes(file)));
}

/**
 * A part of the app that is loaded when first shown: a component, or the default export of a module. React's `lazy`
 * caches a failure for good; this one throws `NotLoaded` to the error boundary and can be retried. `file`: its
 * source, which the build adds (`onDemandFiles.ts`).
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>,
  file?: string,
) {
  type Loaded = { default: ComponentType<P> };
  let hasFailed = false;
  let begun: Loaded | null = null;
  const fetchPart = async (): Promise<Loaded> => {
    const loaded = await load();
    return 'default' in loaded ? loaded : { default: loaded };
  };
  const attempt = (): ComponentType<P> =>
    lazy(() => {
      const known = begun;
      // React renders a part at once if its promise calls back at once.
      if (known) return { then: (goOn: (loaded: Loaded) => unknown) => goOn(known) } as Promise<Loaded>;
      return fetchPart().catch(async (cause: unknown) => {
        // Some browsers cache a failure too, and old files may be gone: reloading the page solves both.
        if (hasFailed && (await isServed())) window.location.reload();
        hasFailed = true;
        throw new NotLoaded(cause, () => void (part.now = attempt()));
      });
    });
  const part = { now: attempt() };
  const OnDemand = (props: P) => {
    const page = useContext(PageHeadContext);
    if (file !== undefined) page?.parts.add(file);
    return <part.now {...props} />;
  };
  /** Prefetches the part. Failures are ignored until it is shown. */
  const begin = (): Promise<void> =>
    fetchPart().then(
      (loaded) => void (begun = loaded),
      () => undefined,
    );
  if (file !== undefined) parts.set(file, [...(parts.get(file) ?? []), begin]);
  return Object.assign(OnDemand, { begin, file });
}

/**
 * A part as of `onDemand` that hydrates after the rest of a page that came with it, and when it is near where there is a
 * `NearContext`: the browser does not load its code before. For what is only read, or far down: until then its links
 * work, and what is done in its fields is done again.
 */
export function hydratedLater<P extends object>(
  load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>,
): ComponentType<P> {
  const Part = onDemand(load);
  return function HydratedLater(props) {
    const near = useContext(NearContext);
    if (near) use(near);
    return (
      <>
        <Part {...props} />
        <ReplayEarlyInput />
      </>
    );
  };
}

/**
 * A part as of `onDemand` that is a dialog, or several: its code is loaded when it is first opened, and it stays, so that
 * it can close. A page of the server has none.
 */
export function dialogOnDemand<P extends object>(
  load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>,
): ComponentType<P & { isOpen: boolean }> {
  const Part = onDemand(load);
  return function DialogOnDemand(props) {
    const isFromServer = useIsFromServer();
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    return (
      wasOpened &&
      !isFromServer && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
