import { useSyncExternalStore } from 'react';

/** How the personal area stands (D2 §9): which theme it wears, and whether its menu shows words beside the drawings. */
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
    // Written by hand or by another version: nothing to go back to.
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

/** The state of the area and the way to change it. It holds from one visit to the next. */
export function useAreaState() {
  return { area: useSyncExternalStore(subscribe, read), change };
}
