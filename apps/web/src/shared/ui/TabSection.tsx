import type { ComponentProps } from 'react';
import css from './TabSection.module.css';

/** The content of a tab below the tab strip, with its heading. */
export const TabSection = (props: ComponentProps<'div'>) => <div {...props} className={css.tabPart} />;
