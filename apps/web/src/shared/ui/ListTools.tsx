import type { ComponentProps } from 'react';
import css from './ListTools.module.css';

/** The toolbar of a list. */
export const ListTools = (props: ComponentProps<'div'>) => <div {...props} className={css.listTools} />;
