import { useSyncExternalStore } from 'react';
import { isFlag, nullable, objectOf, oneOf, optional } from '../storedShape';
import { storedSettings } from '../storedValue';

export const zooms = [0, 20, 40, 60, 80, 100] as const;
export const schemes = ['normal', 'contraste', 'cinza', 'invertido'] as const;
const modes = ['claro', 'escuro'] as const;

/** How the patron wants to see the page (D1 §3, accessibility state; ruling D9). */
export interface Appearance {
  /** D1 §9: 0 to 100 in steps of 20; the text grows by that percentage. */
  zoom: (typeof zooms)[number];
  cor: (typeof schemes)[number];
  negrito: boolean;
  /** Null until chosen: follows the system. */
  modo: (typeof modes)[number] | null;
  /** D2 §9: whether the sign-language widget is shown (`app/SignLanguage`). */
  libras: boolean;
}

const isKept = objectOf<Partial<Appearance>>({
  zoom: optional(oneOf(zooms)),
  cor: optional(oneOf(schemes)),
  negrito: optional(isFlag),
  modo: optional(nullable(oneOf(modes))),
  libras: optional(isFlag),
});

export const plainAppearance: Appearance = { zoom: 0, cor: 'normal', negrito: false, modo: null, libras: false };

/** From this zoom on, the phone layout is used at any width. */
const enlargedFrom = 60;
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemIsContrast = () => window.matchMedia('(prefers-contrast: more)');

const kept = storedSettings<Appearance>(
  // The same name is used in boot.js, which applies the stored appearance before the first paint.
  'catalogue.appearance',
  isKept,
  () => (systemIsContrast().matches ? { ...plainAppearance, cor: 'contraste' } : plainAppearance),
);

/** The attributes of `<html>` that tokens.css selects on; null for an absent one. */
export function attributesOf({ zoom, cor, negrito, modo }: Appearance, isSystemDark: boolean) {
  const isDark = cor !== 'contraste' && (modo === 'escuro' || (modo === null && isSystemDark));
  return {
    'data-zoom': zoom === 0 ? null : String(zoom),
    'data-enlarged': zoom >= enlargedFrom ? '' : null,
    'data-cor': cor === 'normal' ? null : cor,
    'data-negrito': negrito ? '' : null,
    'data-modo': isDark ? 'escuro' : null,
  };
}

function apply() {
  for (const [name, value] of Object.entries(attributesOf(kept.read(), systemIsDark().matches))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

/**
 * Applies the stored appearance to the page and follows the system's dark mode. Called once, before the first render.
 */
export function startAppearance(): void {
  kept.reload();
  apply();
  kept.subscribe(apply);
  systemIsDark().addEventListener('change', kept.notify);
}

/** The appearance, whether dark mode is in effect, and functions that change it. It is stored across visits. */
export function useAppearance() {
  const appearance = useSyncExternalStore(kept.subscribe, kept.read, () => plainAppearance);
  const isSystemDark = useSyncExternalStore(
    kept.subscribe,
    () => systemIsDark().matches,
    () => false,
  );
  const isDark = appearance.modo === 'escuro' || (appearance.modo === null && isSystemDark);
  return { appearance, isDark, change: kept.change, reset: kept.reset };
}
