import { styled } from '../../shared/theme/styled';

/** When a loan is due: red when late, amber when soon (LOOK §6). */
export const Due = styled('b', {
  base: { fontWeight: 'strong' },
  variants: { tone: { late: { color: 'fg.erro' }, soon: { color: 'fg.aviso' }, calm: { color: 'fg' } } },
});
