import { styled } from '../theme/styled';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
