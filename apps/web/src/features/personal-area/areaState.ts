import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedSettings } from '../../shared/storedValue';

/** Stored state of the personal area (D2 §9): its theme, and whether its menu shows labels next to the icons. */
const Kept = z.object({ tema: z.optional(z.string()), menuAberto: z.optional(z.boolean()) });
type AreaState = Required<z.output<typeof Kept>>;

const plainAreaState: AreaState = { tema: 'neo', menuAberto: true };
const { read, change, subscribe } = storedSettings('catalogue.area', Kept, () => plainAreaState);

/** The state of the area and a function to change it. It is stored across visits. */
export function useAreaState() {
  return { area: useSyncExternalStore(subscribe, read, () => plainAreaState), change };
}
