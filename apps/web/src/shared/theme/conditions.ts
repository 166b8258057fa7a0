/** Style conditions in addition to Chakra's own: `_wide`, `_touch`… */
export const conditions = {
  /** The desktop layout: from 992 px, unless the patron enlarged the text (LOOK §3, "ampliado"). */
  wide: ['@media (min-width: 62em)', 'html:not([data-ampliado]) &'],
  /** From 768 px, unless enlarged: tables stay tables, labels are next to their fields. */
  medium: ['@media (min-width: 48em)', 'html:not([data-ampliado]) &'],
  /** From 1280 px, unless enlarged. */
  full: ['@media (min-width: 80em)', 'html:not([data-ampliado]) &'],
  contrast: 'html[data-cor=contraste] &',
  forcedColors: '@media (forced-colors: active)',
  touch: '@media (pointer: coarse), (max-width: 47.99em)',
};

// Chakra types its conditions in a file that its own tool generates; this adds the app's without running it.
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
