import { styled } from '../theme/styled';

/** Small buttons without a border, under the words of a row: what they say begins where the words do. */
export const RowActions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 'e2', marginInlineStart: 'calc(-1 * var(--e3))' },
});
