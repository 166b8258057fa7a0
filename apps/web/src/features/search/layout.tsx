import type { ComponentProps } from 'react';
import css from './layout.module.css';

/** A full-width band in the brand's colour. */
export const HeroBand = (props: ComponentProps<'section'>) => <section {...props} className={css.heroBand} />;

/** The band behind the compact form. */
export const SearchBand = (props: ComponentProps<'div'>) => <div {...props} className={css.searchBand} />;

/** A bar fixed at the bottom of a phone, although it precedes its list in the tab order. */
export const ThumbBar = (props: ComponentProps<'div'>) => <div {...props} className={css.thumbBar} />;

/** A heading with a link at the opposite end. */
export const SectionHead = (props: ComponentProps<'div'>) => <div {...props} className={css.sectionHead} />;
