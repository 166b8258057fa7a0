import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The box of a text field or select. */
export const fieldRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '2.75rem',
    paddingInline: 'e3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    '&::placeholder': { color: 'fg.subtle', opacity: 1 },
    '&[aria-invalid=true]': { borderColor: 'fg.erro', borderWidth: '2px' },
    '&:disabled': { borderStyle: 'dashed', bg: 'bg.muted', color: 'fg.muted', opacity: 1, cursor: 'not-allowed' },
    '&[readonly]': { bg: 'bg.subtle' },
  },
  variants: {
    size: {
      small: { minHeight: 'smallTarget', fontSize: 'sm' },
      normal: {},
      // As flat as the text around it, in the accessibility bar.
      bar: {
        minHeight: '1.75rem',
        fontSize: 'inherit',
        border: '0',
        bg: 'transparent',
        color: 'inherit',
        paddingInlineStart: 'e1',
      },
      hero: { minHeight: '3.25rem', fontSize: 'lg' },
    },
  },
  defaultVariants: { size: 'normal' },
});
