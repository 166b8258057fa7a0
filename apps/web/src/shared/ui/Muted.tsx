import { styled } from '../theme/styled';

/** Secondary text. */
export const Muted = styled('p', { base: { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } });
