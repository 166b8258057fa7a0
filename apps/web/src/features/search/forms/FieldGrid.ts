import { styled } from '../../../shared/theme/styled';

/** Fields beside each other as far as they fit. */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
    gap: 'e3 e4',
    alignItems: 'start',
    marginTop: 'e4',
  },
});
