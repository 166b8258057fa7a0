import { styled } from '../theme/styled';

/** A number in a small round badge: the count behind a link. */
export const Count = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.35rem',
    height: '1.35rem',
    paddingInline: '0.35rem',
    borderRadius: '99px',
    bg: 'marca.solid',
    color: 'marca.contrast',
    fontWeight: 'strong',
    fontSize: '0.75rem',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
});
