import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A row of the area's menu: icon, label and count; the current one has a background and a bar. */
export const menuRowRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 'e3',
    width: 'full',
    minHeight: '2.375rem',
    paddingBlock: 'e1',
    paddingInline: 'e3',
    border: '1px solid transparent',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: '1.25',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _touch: { minHeight: '2.75rem' },
    '& > .lucide': { flex: 'none', color: 'fg.muted' },
    '& > [data-count]': { marginInlineStart: 'auto' },
    '&:hover': { bg: 'bg.muted' },
    '&[aria-current]': {
      bg: 'bg.panel',
      borderColor: 'border',
      fontWeight: 'strong',
      '& > .lucide': { color: 'fg' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '-1px',
        insetInlineStart: '-1px',
        width: '4px',
        borderRadius: 'var(--r-controle) 0 0 var(--r-controle)',
        background: 'marca.solid',
      },
    },
    _forcedColors: {
      borderColor: 'Canvas',
      '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
