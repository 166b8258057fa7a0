/** Situations that styles answer to, beside Chakra's own: `_wide`, `_touch`… */
export const conditions = {
  /** The desktop's arrangement: at 992 px, unless the patron enlarged the text (LOOK §3, "ampliado"). */
  wide: ['@media (min-width: 62em)', 'html:not([data-ampliado]) &'],
  /** From 768 px, unless enlarged: tables stay tables, labels stand beside. */
  medium: ['@media (min-width: 48em)', 'html:not([data-ampliado]) &'],
  /** From 1280 px, unless enlarged. */
  full: ['@media (min-width: 80em)', 'html:not([data-ampliado]) &'],
  contrast: 'html[data-cor=contraste] &',
  forcedColors: '@media (forced-colors: active)',
  touch: '@media (pointer: coarse), (max-width: 47.99em)',
};

// Chakra types its conditions in a file that a tool of its own rewrites; this adds ours without running it.
declare module '../../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  interface Conditions {
    _wide: string;
    _medium: string;
    _full: string;
    _contrast: string;
    _forcedColors: string;
    _touch: string;
  }
}
