import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(css.visuallyHidden, className)} />;
}
