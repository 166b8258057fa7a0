import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { conditions } from './conditions';
import { utilities } from './utilities';

const fromCss = (name: string) => ({ value: `var(--${name})` });
const named = <Name extends string>(names: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(names).map(([name, property]) => [name, fromCss(property)])) as Record<
    Name,
    { value: string }
  >;

/** Chakra's tokens are aliases of tokens.css: schemes and the institution's colour change without a render. */
export const system = createSystem(
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'c',
    conditions,
    utilities,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '992px', xl: '1280px' },
      tokens: {
        fonts: named({ heading: 'obra', body: 'sistema', mono: 'mono' }),
        fontSizes: named({
          xs: 't-xs',
          sm: 't-sm',
          md: 't-md',
          lg: 't-lg',
          xl: 't-xl',
          '2xl': 't-2xl',
          '3xl': 't-3xl',
          '4xl': 't-4xl',
          '5xl': 't-5xl',
        }),
        fontWeights: named({ normal: 'peso', medium: 'peso-medio', strong: 'peso-forte' }),
        spacing: named({ e1: 'e1', e2: 'e2', e3: 'e3', e4: 'e4', e5: 'e5', e6: 'e6', e7: 'e7', e8: 'e8', e9: 'e9' }),
        sizes: { ...named({ page: 'pagina', target: 'alvo', smallTarget: 'alvo-pequeno' }), full: { value: '100%' } },
        radii: named({ label: 'r-fio', control: 'r-controle', panel: 'r-painel', drawer: 'r-gaveta' }),
        shadows: named({ bar: 'sombra-1', raised: 'sombra-2', cover: 'sombra-capa' }),
        colors: {
          bg: {
            DEFAULT: fromCss('bg'),
            ...named({
              subtle: 'bg-sutil',
              muted: 'bg-mudo',
              panel: 'painel',
              ok: 'ok-bg',
              aviso: 'aviso-bg',
              erro: 'erro-bg',
              info: 'info-bg',
            }),
          },
          fg: {
            DEFAULT: fromCss('fg'),
            ...named({ muted: 'fg-mudo', subtle: 'fg-sutil', ok: 'ok', aviso: 'aviso', erro: 'erro', info: 'info' }),
          },
          border: { DEFAULT: fromCss('borda'), control: fromCss('borda-controle') },
          marca: named({
            solid: 'marca',
            strong: 'marca-forte',
            contrast: 'marca-sobre',
            fg: 'marca-fg',
            subtle: 'marca-sutil',
            muted: 'marca-mudo',
            ground: 'marca-fundo',
            onGround: 'marca-fundo-sobre',
            onGroundMuted: 'marca-fundo-mudo',
          }),
        },
      },
    },
  }),
);
