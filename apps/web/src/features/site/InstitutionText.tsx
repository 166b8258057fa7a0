import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './InstitutionText.module.css';

/** A text from the institution's data, with its line breaks. */
export function InstitutionText({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx(css.institutionText, className)} />;
}
