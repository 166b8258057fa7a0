import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './PlainRow.module.css';

/** A result that is not a title of this catalogue: text and links, without cover and call number. */
export function PlainRow({ className, ...props }: ComponentProps<'article'>) {
  return <article {...props} className={clsx(css.plainRow, className)} />;
}
