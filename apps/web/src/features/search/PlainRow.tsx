import type { ComponentProps } from 'react';
import css from './PlainRow.module.css';

/** A result that is not a title of this catalogue: text and links, without cover and call number. */
export const PlainRow = (props: ComponentProps<'article'>) => <article {...props} className={css.plainRow} />;
