/** The role names of the institution's colour, as tokens.css writes them. */
type BrandColours = Record<
  | 'brand'
  | 'brand-strong'
  | 'brand-on'
  | 'brand-fg'
  | 'brand-subtle'
  | 'brand-muted'
  | 'brand-ground'
  | 'brand-ground-on'
  | 'brand-ground-muted',
  string
>;

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const paper = white;
const darkPanel: Rgb = [0x1a, 0x23, 0x22];
const darkInk: Rgb = [0xed, 0xf1, 0xef];
const darkPage: Rgb = [0x12, 0x18, 0x17];

const parse = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};
const print = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG's relative luminance, 0 to 1. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: Rgb, other: Rgb) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** WCAG's contrast of two colours written `#rrggbb`, 1 to 21. */
export const contrast = (one: string, other: string) => ratio(parse(one), parse(other));

const mix = (colour: Rgb, other: Rgb, share: number): Rgb => {
  const between = (index: 0 | 1 | 2) => Math.round(colour[index] + (other[index] - colour[index]) * share);
  return [between(0), between(1), between(2)];
};

/** Moves a colour towards another in small steps until it has the wanted contrast with the ground. */
function until(colour: Rgb, towards: Rgb, ground: Rgb, wanted: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const step = mix(colour, towards, share);
    if (ratio(step, ground) >= wanted) return step;
  }
  return towards;
}

const roles = (colours: Record<keyof BrandColours, Rgb>) =>
  Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, print(colour)])) as BrandColours;

/** All roles of the brand, light and dark, from the institution's one colour `#rrggbb` (contrast targets: LOOK §2). */
export function brandColours(hex: string): { light: BrandColours; dark: BrandColours } {
  const base = parse(hex);
  const solid = until(base, black, white, 7);
  const ground = until(base, black, white, 10);
  const lit = until(base, white, darkPanel, 8.5);
  const darkGround = until(mix(base, darkPage, 0.62), black, white, 11);
  return {
    light: roles({
      brand: solid,
      'brand-strong': mix(solid, black, 0.25),
      'brand-on': white,
      'brand-fg': solid,
      'brand-subtle': mix(solid, paper, 0.91),
      'brand-muted': mix(solid, paper, 0.8),
      'brand-ground': ground,
      'brand-ground-on': white,
      'brand-ground-muted': until(mix(ground, white, 0.7), white, ground, 6),
    }),
    dark: roles({
      brand: lit,
      'brand-strong': mix(lit, white, 0.3),
      'brand-on': until(mix(base, black, 0.8), black, lit, 7),
      'brand-fg': lit,
      'brand-subtle': until(mix(base, darkPage, 0.75), darkPage, darkInk, 8),
      'brand-muted': until(mix(base, darkPage, 0.6), darkPage, darkInk, 7),
      'brand-ground': darkGround,
      'brand-ground-on': [0xf5, 0xf5, 0xf5],
      'brand-ground-muted': until(mix(base, white, 0.72), white, darkGround, 6),
    }),
  };
}

const properties = (colours: BrandColours) =>
  Object.entries(colours)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');

/** The style sheet of a brand. High contrast keeps its own colours. */
export function brandSheet(hex: string): string {
  const { light, dark } = brandColours(hex);
  const plain = ':root:not([data-cor=contraste])';
  return `${plain}{${properties(light)}}${plain}[data-modo=escuro]{${properties(dark)}}`;
}
