import { styled } from '../theme/styled';

/** The content of a tab below the tab strip, with its heading. */
export const TabPart = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e4',
    justifyItems: 'start',
    paddingBlock: 'e5',
    '& > *': { width: 'full' },
    '& > h2': { fontSize: '2xl' },
  },
});
