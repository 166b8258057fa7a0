import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { toneIcon, type Tone } from './tone';
import css from './Notice.module.css';

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  /** `alert` for something that just happened; none for a notice that is loaded with the page. */
  role?: 'alert' | 'status' | undefined;
  id?: string;
  children?: ReactNode;
}

/** A message on the page, with its action inside. */
export function Notice({ tone, title, role, id, children }: NoticeProps) {
  const Icon = toneIcon[tone];
  return (
    <div className={clsx(css.root, `tone-${tone}`)} data-tone={tone} role={role} id={id}>
      <Icon />
      <div className={css.content}>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
