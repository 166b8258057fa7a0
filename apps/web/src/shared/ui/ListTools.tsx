import { styled } from '../theme/styled';

/** The toolbar of a list. */
export const ListTools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'e3',
    paddingBlock: 'e3',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    // The select-all box, or the count.
    '& > :is(label, p)': { flexBasis: '100%' },
    // On a phone the buttons share the width.
    '& > button': { flexGrow: 1 },
    _medium: {
      '& > :is(label, p)': { flexBasis: 'auto', marginInlineEnd: 'auto' },
      '& > button': { flexGrow: 0 },
    },
  },
});
