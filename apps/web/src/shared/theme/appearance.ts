import { useSyncExternalStore } from 'react';

export const zooms = [0, 20, 40, 60, 80, 100] as const;
export const schemes = ['normal', 'contraste', 'cinza', 'invertido'] as const;

/** How the patron wants to see the page (D1 §3, accessibility state; ruling D9). */
export interface Appearance {
  /** D1 §9: 0 to 100 in steps of 20; the text grows by as many per cent. */
  zoom: (typeof zooms)[number];
  cor: (typeof schemes)[number];
  negrito: boolean;
  /** Null until chosen: the system's. */
  modo: 'claro' | 'escuro' | null;
  /** D2 §9: whether the sign-language widget is there (`app/SignLanguage`). */
  libras: boolean;
}

export const plainAppearance: Appearance = { zoom: 0, cor: 'normal', negrito: false, modo: null, libras: false };

/** From here the text is so big that the phone's arrangement is used at any width. */
const enlargedFrom = 60;
// The same name is in boot.js, which applies what is kept before the first paint.
const storageName = 'catalogue.appearance';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemIsContrast = () => window.matchMedia('(prefers-contrast: more)');

function readKept(): Appearance {
  try {
    const kept = JSON.parse(localStorage.getItem(storageName) ?? '{}') as Partial<Appearance>;
    return { ...plainAppearance, ...(systemIsContrast().matches && { cor: 'contraste' }), ...kept };
  } catch {
    // Written by hand or by another version: nothing to go back to.
    return plainAppearance;
  }
}

/** The attributes of `<html>` that tokens.css answers to; null for one that is not there. */
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

/** Puts the kept appearance on the page and follows the system's dark mode. Called once, before the first render. */
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

/** The appearance, what is really dark at the moment, and the ways to change it. It holds from one visit to the next. */
export function useAppearance() {
  const appearance = useSyncExternalStore(subscribe, read);
  const isDark = appearance.modo === 'escuro' || (appearance.modo === null && systemIsDark().matches);
  return { appearance, isDark, change, reset };
}
