import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Due.module.css';

/** When a loan is due: red when late, amber when soon (LOOK §6). */
export function Due({ tone, className, ...props }: ComponentProps<'b'> & { tone?: 'late' | 'soon' | 'calm' }) {
  return <b {...props} className={clsx('strong', css[`due_${tone}`], className)} />;
}
