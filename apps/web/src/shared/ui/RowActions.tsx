import { styled } from '../theme/styled';

/** Small borderless buttons below the text of a row; their labels align with the text. */
export const RowActions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 'e2', marginInlineStart: 'calc(-1 * var(--e3))' },
});
