import { styled } from '../theme/styled';

/** A line that stands back: what is known besides. */
export const Muted = styled('p', { base: { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } });
