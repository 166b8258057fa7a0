/**
 * Properties whose values may be tokens, by token category. They replace Chakra's own list, which adds 4 KiB to the
 * first page. Its short names (`p`, `mt`) and conditions (`_hover`) are not available; write `padding`, `'&:hover'`.
 */
const properties = {
  colors: ['background', 'color', 'borderColor', 'borderInlineStartColor', 'textDecorationColor', 'fill', 'stroke'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
} as const;
const sides = [
  '',
  'Block',
  'Inline',
  'Top',
  'Bottom',
  'Left',
  'Right',
  'BlockStart',
  'BlockEnd',
  'InlineStart',
  'InlineEnd',
];
const spaced = [
  ...['gap', 'rowGap', 'columnGap', 'inset', 'insetInline', 'insetBlock', 'top', 'right', 'bottom', 'left'],
  ...['margin', 'padding'].flatMap((box) => sides.map((side) => box + side)),
];

/** `gap: 'e2 e4'` is two tokens; Chakra passes two through unchanged, which is invalid CSS. */
const spaces = (value: string, token: (name: string) => string | undefined) =>
  value
    .split(' ')
    .map((part) => token(`spacing.${part}`) ?? part)
    .join(' ');

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'inherit',
} as const;

type Transform = (
  value: string | number,
  args: { token: (name: string) => string | undefined },
) => Record<string, string | number>;

const ofCategory = Object.entries(properties).flatMap(([values, names]) =>
  names.map((name) => [name, { values: values as keyof typeof properties }] as const),
);
const ofSpaces = spaced.map((name): [string, { transform: Transform }] => [
  name,
  { transform: (value, { token }) => ({ [name]: typeof value === 'string' ? spaces(value, token) : value }) },
]);

export const utilities = {
  ...Object.fromEntries(ofCategory),
  ...Object.fromEntries(ofSpaces),
  background: { values: 'colors' as const, shorthand: 'bg' },
  /** For screen readers only; `false` makes it visible again. */
  srOnly: { transform: (value: boolean) => (value ? hidden : shown) },
};
