import type { ComponentProps } from 'react';
import css from './FieldGrid.module.css';

/** Fields next to each other, as many as fit. */
export const FieldGrid = (props: ComponentProps<'div'>) => <div {...props} className={css.fieldGrid} />;
