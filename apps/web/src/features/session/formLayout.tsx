import type { ComponentProps } from 'react';
import css from './formLayout.module.css';

/** Elements in one line, if there is room. */
export const Row = (props: ComponentProps<'div'>) => <div {...props} className={css.row} />;

/** The separator before the institutional sign-on (D1 §2). */
export const OrDivider = (props: ComponentProps<'p'>) => <p {...props} className={css.orDivider} />;
