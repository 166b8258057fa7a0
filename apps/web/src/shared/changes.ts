/** The listeners of a value outside of React, as `useSyncExternalStore` takes them. */
export function changes() {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    /** Calls back at each change. Returns a function that stops it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
