import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './formLayout.module.css';

export function Column({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('stack gap-4', className)} />;
}

/** Elements in one line, if there is room. */
export function Row({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.row, className)} />;
}

/** The separator before the institutional sign-on (D1 §2). */
export function OrDivider({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx(css.orDivider, className)} />;
}
