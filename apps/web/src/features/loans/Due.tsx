import { styled } from '../../shared/theme/styled';

/** When a loan is due, in words: red when it is late, amber when that is near (LOOK §6). */
export const Due = styled('b', {
  base: { fontWeight: 'strong' },
  variants: { tone: { late: { color: 'fg.erro' }, soon: { color: 'fg.aviso' }, calm: { color: 'fg' } } },
});
