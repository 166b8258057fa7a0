import { useSyncExternalStore } from 'react';
import { isFlag, isText, objectOf, optional } from '../../shared/storedShape';
import { storedSettings } from '../../shared/storedValue';

/** Stored state of the personal area (D2 §9): its theme, and whether its menu shows labels next to the icons. */
interface AreaState {
  tema: string;
  menuAberto: boolean;
}
const isKept = objectOf<Partial<AreaState>>({ tema: optional(isText), menuAberto: optional(isFlag) });

const plainAreaState: AreaState = { tema: 'neo', menuAberto: true };
const { read, change, subscribe } = storedSettings('catalogue.area', isKept, () => plainAreaState);

/** The state of the area and a function to change it. It is stored across visits. */
export function useAreaState() {
  return { area: useSyncExternalStore(subscribe, read, () => plainAreaState), change };
}
