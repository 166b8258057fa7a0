import type { ComponentProps } from 'react';
import css from './ListTools.module.css';

/** The toolbar of a list, which paper does without. */
export const ListTools = (props: ComponentProps<'div'>) => (
  <div data-screen-only="" {...props} className={css.listTools} />
);
