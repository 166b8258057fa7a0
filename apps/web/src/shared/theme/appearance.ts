import { useSyncExternalStore } from 'react';

export const zooms = [0, 20, 40, 60, 80, 100] as const;
export const schemes = ['normal', 'contraste', 'cinza', 'invertido'] as const;

/** How the patron wants to see the page (D1 §3, accessibility state; ruling D9). */
export interface Appearance {
  /** D1 §9: 0 to 100 in steps of 20; the text grows by that percentage. */
  zoom: (typeof zooms)[number];
  cor: (typeof schemes)[number];
  negrito: boolean;
  /** Null until chosen: follows the system. */
  modo: 'claro' | 'escuro' | null;
  /** D2 §9: whether the sign-language widget is shown (`app/SignLanguage`). */
  libras: boolean;
}

export const plainAppearance: Appearance = { zoom: 0, cor: 'normal', negrito: false, modo: null, libras: false };

/** From this zoom on, the phone layout is used at any width. */
const enlargedFrom = 60;
// The same name is used in boot.js, which applies the stored appearance before the first paint.
const storageName = 'catalogue.appearance';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemIsContrast = () => window.matchMedia('(prefers-contrast: more)');

function readKept(): Appearance {
  try {
    const text = localStorage.getItem(storageName);
    // The same object as the server's, so that a page is not rendered again after hydration.
    if (text === null && !systemIsContrast().matches) return plainAppearance;
    const kept = JSON.parse(text ?? '{}') as Partial<Appearance>;
    return { ...plainAppearance, ...(systemIsContrast().matches && { cor: 'contraste' }), ...kept };
  } catch {
    // Written by hand or by another version: use the defaults.
    return plainAppearance;
  }
}

/** The attributes of `<html>` that tokens.css selects on; null for an absent one. */
export function attributesOf({ zoom, cor, negrito, modo }: Appearance, isSystemDark: boolean) {
  const isDark = cor !== 'contraste' && (modo === 'escuro' || (modo === null && isSystemDark));
  return {
    'data-zoom': zoom === 0 ? null : String(zoom),
    'data-ampliado': zoom >= enlargedFrom ? '' : null,
    'data-cor': cor === 'normal' ? null : cor,
    'data-negrito': negrito ? '' : null,
    'data-modo': isDark ? 'escuro' : null,
  };
}

let current: Appearance | null = null;
const listeners = new Set<() => void>();

function apply(appearance: Appearance) {
  for (const [name, value] of Object.entries(attributesOf(appearance, systemIsDark().matches))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

const read = () => (current ??= readKept());

function change(part: Partial<Appearance>) {
  current = { ...read(), ...part };
  localStorage.setItem(storageName, JSON.stringify(current));
  apply(current);
  listeners.forEach((listener) => listener());
}

function reset() {
  localStorage.removeItem(storageName);
  current = null;
  apply(read());
  listeners.forEach((listener) => listener());
}

/**
 * Applies the stored appearance to the page and follows the system's dark mode. Called once, before the first render.
 */
export function startAppearance(): void {
  current = null;
  apply(read());
  systemIsDark().addEventListener('change', () => {
    apply(read());
    listeners.forEach((listener) => listener());
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The appearance, whether dark mode is in effect, and functions that change it. It is stored across visits. */
export function useAppearance() {
  const appearance = useSyncExternalStore(subscribe, read, () => plainAppearance);
  const isSystemDark = useSyncExternalStore(
    subscribe,
    () => systemIsDark().matches,
    () => false,
  );
  const isDark = appearance.modo === 'escuro' || (appearance.modo === null && isSystemDark);
  return { appearance, isDark, change, reset };
}
