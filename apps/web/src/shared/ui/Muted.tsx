import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Muted.module.css';

/** Secondary text. */
export function Muted({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx(css.muted, className)} />;
}
