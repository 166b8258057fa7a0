import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Form.module.css';

/** One column, limited to a readable width (LOOK §6). */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return <form {...props} className={clsx(css.form, className)} />;
}

/** The buttons below a form. */
export const FormActions = (props: ComponentProps<'div'>) => <div {...props} className="row items-start gap-3" />;
