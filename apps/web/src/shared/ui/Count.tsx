import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Count.module.css';

/** A number in a small round badge: the count behind a link. */
export function Count({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(css.count, className)} />;
}
