import { styled } from '../../shared/theme/styled';

/** A text of the institution's data as it was written, its lines included. */
export const InstitutionText = styled('p', {
  base: { maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
