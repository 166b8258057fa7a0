import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import css from './layout.module.css';

/** A full-width band in the brand's colour. */
export function HeroBand({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={clsx(css.heroBand, className)} />;
}

/** The band behind the compact form. */
export function SearchBand({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.searchBand, className)} />;
}

/** A bar fixed at the bottom of a phone, although it precedes its list in the tab order. */
export function ThumbBar({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.thumbBar, className)} />;
}

/** A heading with a link at the opposite end. */
export function SectionHead({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.sectionHead, className)} />;
}

/** A button that looks like a link: it opens something on this page. */
export function TextToggle({ className, ...props }: ComponentProps<'button'>) {
  return <button {...props} className={clsx(css.textToggle, className)} />;
}
