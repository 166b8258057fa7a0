import { styled } from '../theme/styled';

/** One column, as wide as what is written in it (LOOK §6). */
export const Form = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e4',
    maxWidth: '40rem',
    // Its parts; a list of choices within one has the legend of a field.
    '& > fieldset': { minWidth: 0, display: 'grid', gap: 'e4' },
    // Further from the part before it than its fields are from one another.
    '& > fieldset:not(:first-of-type)': { marginBlockStart: 'e4' },
    '& > fieldset > legend': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'medium', marginBottom: 'e3' },
  },
});
/** The buttons below a form. */
export const FormActions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 'e3', alignItems: 'flex-start' },
});
