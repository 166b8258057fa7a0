import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './FieldGrid.module.css';

/** Fields next to each other, as many as fit. */
export function FieldGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.fieldGrid, className)} />;
}
