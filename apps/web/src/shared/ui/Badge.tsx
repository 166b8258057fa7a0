import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './Badge.module.css';

/** One or two words for a state: `<Badge tone="ok">Pronta</Badge>`. */
export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & { tone?: 'ok' | 'warning' | 'error' | 'info' }) {
  return <span {...props} className={clsx(css.badge, css[`badge_${tone}`], className)} />;
}
