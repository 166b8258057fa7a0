import { useSyncExternalStore } from 'react';

/** Stored state of the personal area (D2 §9): its theme, and whether its menu shows labels next to the icons. */
interface AreaState {
  tema: string;
  menuAberto: boolean;
}

const plainAreaState: AreaState = { tema: 'neo', menuAberto: true };

const storageName = 'catalogue.area';

function readKept(): AreaState {
  try {
    return { ...plainAreaState, ...(JSON.parse(localStorage.getItem(storageName) ?? '{}') as Partial<AreaState>) };
  } catch {
    // Written by hand or by another version: use the defaults.
    return plainAreaState;
  }
}

let current: AreaState | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = () => (current ??= readKept());

function change(part: Partial<AreaState>) {
  current = { ...read(), ...part };
  localStorage.setItem(storageName, JSON.stringify(current));
  listeners.forEach((listener) => listener());
}

/** The state of the area and a function to change it. It is stored across visits. */
export function useAreaState() {
  return { area: useSyncExternalStore(subscribe, read, () => plainAreaState), change };
}
