import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './TabPart.module.css';

/** The content of a tab below the tab strip, with its heading. */
export function TabPart({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.tabPart, className)} />;
}
