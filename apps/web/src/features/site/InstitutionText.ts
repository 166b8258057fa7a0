import { styled } from '../../shared/theme/styled';

/** A text from the institution's data, with its line breaks. */
export const InstitutionText = styled('p', {
  base: { maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
