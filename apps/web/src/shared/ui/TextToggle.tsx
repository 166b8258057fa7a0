import type { ComponentProps } from 'react';
import css from './TextToggle.module.css';

/** A button that looks like a link: it opens or changes something on this page. */
export const TextToggle = (props: ComponentProps<'button'>) => <button {...props} className={css.root} />;
