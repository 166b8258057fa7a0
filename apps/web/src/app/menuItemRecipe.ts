import { defineRecipe } from '@chakra-ui/react/styled-system';

/** An item of the top bar: a link or a button with a label, an icon, or both. */
export const menuItemRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'e2',
    minHeight: 'target',
    minWidth: 'target',
    paddingInline: 'e2',
    border: '0',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'fg',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.muted' },
    _wide: { paddingInline: 'e3' },
  },
  variants: {
    only: {
      desktop: { display: 'none', _wide: { display: 'inline-flex' } },
      // On a phone it is hidden until it has keyboard focus.
      keys: { '&:not(:focus)': { srOnly: true, _wide: { srOnly: false } } },
      phone: { _wide: { display: 'none' } },
    },
  },
});
