import { attributesOf, plainAppearance, zooms, type Appearance } from '../src/shared/theme/appearance';

/** The schemes by the names that checks and pictures use. */
const schemes = {
  light: {},
  dark: { modo: 'escuro' },
  contrast: { cor: 'contraste' },
  grey: { cor: 'cinza' },
  inverted: { cor: 'invertido' },
} as const satisfies Record<string, Partial<Appearance>>;

export const schemeNames = Object.keys(schemes) as (keyof typeof schemes)[];

/** The appearance that an address asks for: `scheme=dark&zoom=60&bold=1`. */
export function appearanceAt(address: URLSearchParams): Appearance {
  const scheme = schemeNames.find((name) => name === address.get('scheme')) ?? 'light';
  const zoom = zooms.find((each) => String(each) === address.get('zoom')) ?? 0;
  return { ...plainAppearance, ...schemes[scheme], zoom, negrito: address.has('bold') };
}

/** Sets the attributes that the style sheets select on, whatever the system prefers. */
export function applyAppearance(appearance: Appearance): void {
  for (const [name, value] of Object.entries(attributesOf(appearance, false)))
    if (value !== null) document.documentElement.setAttribute(name, value);
}
