import type { Plugin } from 'vite';

/** Files of dependencies that come with every page, and what this app needs of them. */
const parts: [file: RegExp, code: string][] = [
  // The style sheet that is not wanted (`preflight: false` in `theme/system.ts`).
  [/styled-system[\\/]preflight\.js$/, 'export const createPreflight = () => ({});'],
  // Which names are style properties or attributes. The compiler says so already: `styled` takes none that is neither.
  [/@pandacss[\\/]is-valid-prop[\\/]/, 'export const isCssProperty = () => false;'],
  [/@emotion[\\/]is-prop-valid[\\/]/, "export default (name) => name !== 'as';"],
  // For components that are wrapped in a theme, of which there are none.
  [/[\\/]hoist-non-react-statics[\\/]/, 'export default (component) => component;'],
  // `shared/i18nEngine.ts` stands for it; react-i18next takes this one function, for keys that are functions.
  [/[\\/]i18next[\\/]dist[\\/]/, 'export const keyFromSelector = (key) => key;'],
  // What React 18 brought, for those before it.
  [/use-sync-external-store[\\/]shim[\\/]index\.js$/, "export { useSyncExternalStore } from 'react';"],
];

/** What stands in a file and is for others than the page. */
const takenOut: [file: RegExp, what: RegExp][] = [
  // Its components' names for developers' tools keep those in the page that nothing uses.
  [/[\\/]react-router[\\/]dist[\\/]/, /^\w+\.displayName = .*;$/gm],
  // What the OpenAPI document says of a call.
  [/[\\/]api-contract[\\/]src[\\/]/, /^ {4}(?:id|summary):\s+(?:'[^']*'|"[^"]*"),$/gm],
];

/** Leaves out what never runs in the page, from dependencies above all: 20 KiB of every first visit (decision 004). */
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
