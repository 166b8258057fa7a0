import { styled } from '../../shared/theme/styled';

/** A sum that one sees first. */
export const Amount = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: '4xl',
    fontWeight: 'medium',
    lineHeight: '1.1',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
});
