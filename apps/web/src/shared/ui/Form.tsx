import { styled } from '../theme/styled';

/** One column, limited to a readable width (LOOK §6). */
export const Form = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e4',
    maxWidth: '40rem',
    // The form's sections; a list of choices inside one has the legend of a field.
    '& > fieldset': { minWidth: 0, display: 'grid', gap: 'e4' },
    // More space between sections than between fields.
    '& > fieldset:not(:first-of-type)': { marginBlockStart: 'e4' },
    '& > fieldset > legend': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'medium', marginBottom: 'e3' },
  },
});
/** The buttons below a form. */
export const FormActions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 'e3', alignItems: 'flex-start' },
});
