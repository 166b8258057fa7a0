import { styled } from '../../../shared/theme/styled';

/** Fields next to each other, as many as fit. */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
    gap: 'e3 e4',
    alignItems: 'start',
    marginTop: 'e4',
  },
});
