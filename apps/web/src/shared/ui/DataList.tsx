import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './DataList.module.css';

export interface DataListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** One line each, with rules between, for records; otherwise a caption above each value, in two columns. */
  stacked?: boolean;
  /** A few key numbers: large, next to each other. */
  figures?: boolean;
}

/** Names and values. */
export function DataList({ items, stacked, figures }: DataListProps) {
  return (
    <dl className={clsx(css.root, css[`root_${figures ? 'figures' : stacked ? 'record' : 'facts'}`])}>
      {items.map(({ label, value }, index) => (
        <div key={`${label}-${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
