import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Tone } from './tone';
import css from './Badge.module.css';

/** One or two words for a state: `<Badge tone="ok">Pronta</Badge>`. */
export function Badge({ tone, className, ...props }: ComponentProps<'span'> & { tone: Tone }) {
  return <span {...props} className={clsx(css.badge, `tone-${tone}`, className)} />;
}
