import { fileURLToPath } from 'node:url';
import { atRule, parse, type AcceptedPlugin, type AtRule } from 'postcss';
import mixins from 'postcss-mixins';
import nested from 'postcss-nested';
import type { CSSOptions } from 'vite';

const mixinsFile = fileURLToPath(new URL('src/shared/theme/mixins.css', import.meta.url));

/** Puts the sheet of a component into the layer of shared parts or of screens, whose order `tokens.css` sets. */
const layers: AcceptedPlugin = {
  postcssPlugin: 'layers',
  OnceExit(root) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.css')) return;
    const layer = atRule({
      name: 'layer',
      params: /[\\/]src[\\/]shared[\\/]/.test(file) ? 'shared' : 'screens',
      source: root.source,
    });
    layer.append(root.nodes);
    root.removeAll();
    root.append(layer);
  },
};

/** `@mixin steps gap, gap`: a class for each step of space, `.gap-1` for `gap: var(--space-1)` to `.gap-9`. */
const steps = (mixin: AtRule, name: string, property: string): void => {
  const classes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `.${name}-${step} { ${property}: var(--space-${step}) }`);
  mixin.before(parse(classes.join(''), { from: mixin.source?.input.file }));
};

/** How style sheets are read: nested rules, the conditions of `mixins.css`, classes of a component's own (decision 020). */
export const styleSheets: CSSOptions = {
  postcss: { plugins: [mixins({ mixinsFiles: mixinsFile, mixins: { steps } }), nested(), layers] },
};
