import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedSettings } from './storedValue';

const Kept = z.object({ calls: z.optional(z.array(z.string())) });
const none: { calls: string[] } = { calls: [] };
const kept = storedSettings(
  'catalogue.unknownCalls',
  Kept,
  () => none,
  () => sessionStorage,
);

// The documents' server answers an address that it does not have with one of these.
const unknownStatuses: readonly unknown[] = [404, 501];
export const isUnknownCall = (status: unknown): boolean => unknownStatuses.includes(status);

/** Whether this server has been found to lack a call of ours, for as long as the visit lasts. */
export const useIsUnknownCall = (id: string): boolean =>
  useSyncExternalStore(kept.subscribe, kept.read, () => none).calls.includes(id);

/** Remembers for the visit that the server lacks a call. */
export const rememberUnknownCall = (id: string): void => {
  const { calls } = kept.read();
  if (!calls.includes(id)) kept.change({ calls: [...calls, id] });
};

/** Drops what is in memory, so that the stored value is read again. */
export const reloadUnknownCalls = kept.reload;
