import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './ListTools.module.css';

/** The toolbar of a list. */
export function ListTools({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.listTools, className)} />;
}
