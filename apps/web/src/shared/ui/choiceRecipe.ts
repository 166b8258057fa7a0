import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The line of a checkbox or radio: the box and its label are one target. */
export const choiceRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 'e2',
    minHeight: '1.75rem',
    paddingBlock: '0.125rem',
    cursor: 'pointer',
    _touch: { minHeight: '2.75rem', paddingBlock: '0.55rem', minWidth: '2.75rem' },
    '& > input:disabled': { cursor: 'not-allowed' },
  },
  variants: {
    // Only the box: centred in its target.
    bare: { true: { _touch: { justifyContent: 'center' } } },
  },
});

/** The drawn box: square for a checkbox, round for a radio. */
export const markRecipe = defineRecipe({
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: '0.125rem 0 0',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'inherit',
    '&::before': { content: '""', width: '0.75em', height: '0.75em' },
    // In a radio group without a choice, every radio matches `:indeterminate`.
    '&:is(:checked, [type=checkbox]:indeterminate)': { bg: 'marca.solid', borderColor: 'marca.solid' },
    '&:is(:checked, [type=checkbox]:indeterminate)::before': { bg: 'marca.contrast' },
    '&:disabled': { bg: 'bg.muted', borderStyle: 'dashed' },
    _touch: { width: '1.5rem', height: '1.5rem', marginTop: '0' },
    _forcedColors: { appearance: 'auto', '&::before': { display: 'none' } },
  },
  variants: {
    kind: {
      check: {
        borderRadius: '4px',
        '&::before': { clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 39% 67%)' },
        '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
      },
      radio: { borderRadius: '50%', '&::before': { borderRadius: '50%', width: '0.6em', height: '0.6em' } },
    },
  },
});
