import { defineRecipe } from '@chakra-ui/react/styled-system';

const outline = {
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  '&:hover': { bg: 'bg.muted' },
};

/** For buttons, and for links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'e2',
    minHeight: 'target',
    paddingBlock: 'e1',
    paddingInline: 'e4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'control',
    fontWeight: 'medium',
    lineHeight: '1.25',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background var(--rapido)',
    '&[aria-disabled=true]:not([aria-busy=true])': {
      borderStyle: 'dashed',
      borderColor: 'border.control',
      bg: 'bg.muted',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      outline,
      marca: {
        borderColor: 'marca.solid',
        bg: 'marca.solid',
        color: 'marca.contrast',
        '&:hover': { bg: 'marca.strong' },
      },
      text: {
        borderColor: 'transparent',
        bg: 'transparent',
        color: 'marca.fg',
        paddingInline: 'e2',
        '&:hover': { bg: 'marca.subtle' },
      },
    },
    size: {
      small: {
        minHeight: 'smallTarget',
        fontSize: 'sm',
        paddingInline: 'e3',
        '& .lucide': { width: '1rem', height: '1rem' },
      },
      normal: {},
      large: { minHeight: '3rem' },
      hero: { minHeight: '3.25rem', fontSize: 'lg' },
    },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'normal' },
});
