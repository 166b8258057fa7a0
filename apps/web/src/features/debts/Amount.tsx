import { styled } from '../../shared/theme/styled';

/** A prominent sum. */
export const Amount = styled('p', {
  base: {
    fontFamily: 'heading',
    fontSize: '4xl',
    fontWeight: 'medium',
    lineHeight: '1.1',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
});
