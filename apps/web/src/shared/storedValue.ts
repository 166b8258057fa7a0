import { changes } from './changes';
import type { Shape } from './storedShape';
import { browserStorage, type KeyStorage } from './browserStorage';

/**
 * A value in the browser's storage under a name, as JSON. One that does not fit, written by another version of the app
 * or by hand, counts as none.
 */
export function storedValue<Kept>(name: string, is: Shape<Kept>, storage: () => KeyStorage) {
  return {
    read(): Kept | null {
      try {
        const value: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return is(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** Null removes it. */
    save(value: Kept | null): void {
      if (value === null) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify(value));
    },
  };
}

/** Settings that outlive the visit: what is stored of them, over their defaults. Listeners are called at each change. */
export function storedSettings<Settings extends object>(
  name: string,
  is: Shape<Partial<Settings>>,
  defaults: () => Settings,
) {
  const kept = storedValue(name, is, browserStorage);
  let current: Settings | null = null;
  const { notify, subscribe } = changes();
  function read(): Settings {
    const stored = current ?? kept.read();
    // Without a stored value the same object each time, so that a page is not rendered again after hydration.
    return (current ??= stored ? { ...defaults(), ...stored } : defaults());
  }
  function replace(settings: Settings | null) {
    current = settings;
    kept.save(settings);
    notify();
  }
  return {
    read,
    notify,
    change: (part: Partial<Settings>) => replace({ ...read(), ...part }),
    reset: () => replace(null),
    /** Drops what is in memory, so that the stored value is read again. */
    reload: () => void (current = null),
    subscribe,
  };
}
