import type { Plugin } from 'vite';

/** Files of dependencies that are loaded with every page -> replacement with what this app needs of them. */
const parts: [file: RegExp, code: string][] = [
  // The unused reset style sheet (`preflight: false` in `theme/system.ts`).
  [/styled-system[\\/]preflight\.js$/, 'export const createPreflight = () => ({});'],
  // Run-time checks for style properties and attributes. The compiler checks them: `styled` accepts no other names.
  [/@pandacss[\\/]is-valid-prop[\\/]/, 'export const isCssProperty = () => false;'],
  [/@emotion[\\/]is-prop-valid[\\/]/, "export default (name) => name !== 'as';"],
  // For components wrapped in a theme; the app has none.
  [/[\\/]hoist-non-react-statics[\\/]/, 'export default (component) => component;'],
  // Replaced by `shared/i18nEngine.ts`; react-i18next only imports this function, for keys that are functions.
  [/[\\/]i18next[\\/]dist[\\/]/, 'export const keyFromSelector = (key) => key;'],
  // A shim for React before 18.
  [/use-sync-external-store[\\/]shim[\\/]index\.js$/, "export { useSyncExternalStore } from 'react';"],
];

/** Code in a file that the page does not need. */
const takenOut: [file: RegExp, what: RegExp][] = [
  // Display names for developer tools, which prevent the removal of unused components.
  [/[\\/]react-router[\\/]dist[\\/]/, /^\w+\.displayName = .*;$/gm],
  // Texts for the OpenAPI document.
  [/[\\/]api-contract[\\/]src[\\/]/, /^ {4}(?:id|summary):\s+(?:'[^']*'|"[^"]*"|`[^`]*`),$/gm],
];

/** Removes code that never runs in the page, mostly of dependencies: 20 KiB of every first visit (decision 004). */
export function lighterParts(): Plugin {
  return {
    name: 'lighter-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: parts.map(([file]) => file) },
      handler: (id) => parts.find(([file]) => file.test(id))?.[1],
    },
    transform: {
      filter: { id: takenOut.map(([file]) => file) },
      handler: (code, id) => ({
        code: takenOut.reduce((left, [file, what]) => (file.test(id) ? left.replace(what, '') : left), code),
        map: null,
      }),
    },
  };
}
