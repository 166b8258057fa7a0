import type { ComponentProps } from 'react';
import css from './InstitutionText.module.css';

/** A text from the institution's data, with its line breaks. */
export const InstitutionText = (props: ComponentProps<'p'>) => <p {...props} className={css.institutionText} />;
