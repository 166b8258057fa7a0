import { styled } from '../theme/styled';

/** The line of what can be done with the whole list. */
export const ListTools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'e3',
    paddingBlock: 'e3',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    // The box that chooses all, or how many there are.
    '& > :is(label, p)': { flexBasis: '100%' },
    // On a phone the buttons share the width.
    '& > button': { flexGrow: 1 },
    _medium: {
      '& > :is(label, p)': { flexBasis: 'auto', marginInlineEnd: 'auto' },
      '& > button': { flexGrow: 0 },
    },
  },
});
