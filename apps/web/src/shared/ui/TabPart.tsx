import type { ComponentProps } from 'react';
import css from './TabPart.module.css';

/** The content of a tab below the tab strip, with its heading. */
export const TabPart = (props: ComponentProps<'div'>) => <div {...props} className={css.tabPart} />;
