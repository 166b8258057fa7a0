import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Small borderless buttons below the text of a row; their labels align with the text. */
export function RowActions({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx('row outdent gap-2', className)} />;
}
