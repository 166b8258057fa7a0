import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';

// By the store of the visit, not in it: what is shown does not depend on it at once.
const missing = new WeakMap<Store, Set<string>>();

// What servers answer at an address that they do not know.
const unknownStatuses: readonly unknown[] = [404, 405, 501];

/** Whether the failure of a call says that the server lacks it. */
export const isUnknownCall = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && unknownStatuses.includes(error.status);

interface OwnCall {
  /** The server has said that it lacks the call: it is not asked again in this visit. */
  isMissing: boolean;
  /** Remembers a failure of the call if it says so. */
  failed: (error: unknown) => void;
}

/** For one of our own calls, which other servers of this wire lack, by its name. */
export function useOwnCall(name: string): OwnCall {
  const store = useStore();
  return {
    isMissing: missing.get(store)?.has(name) ?? false,
    failed: (error) => {
      if (isUnknownCall(error)) missing.set(store, new Set([...(missing.get(store) ?? []), name]));
    },
  };
}
