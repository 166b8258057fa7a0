import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Amount.module.css';

/** A prominent sum. */
export function Amount({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx(css.amount, className)} />;
}
