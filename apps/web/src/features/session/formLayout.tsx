import { styled } from '../../shared/theme/styled';

export const Column = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e4' } });

/** Elements in one line, if there is room. */
export const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 var(--e4)',
    // Aligns the label of a borderless button, not its invisible edge, with the fields.
    '& > button': { paddingInline: '0' },
  },
});

/** The separator before the institutional sign-on (D1 §2). */
export const OrDivider = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'e3',
    color: 'fg.muted',
    fontSize: 'sm',
    '&::before, &::after': { content: '""', flex: '1', height: '1px', bg: 'border' },
  },
});
