import type { ComponentProps } from 'react';
import css from './Amount.module.css';

/** A prominent sum. */
export const Amount = (props: ComponentProps<'p'>) => <p {...props} className={css.amount} />;
