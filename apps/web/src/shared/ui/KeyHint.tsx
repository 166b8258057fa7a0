import css from './KeyHint.module.css';

/** The name of a key, beside what it leads to; for screen readers it is said otherwise. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd className={css.key} aria-hidden>
    {children}
  </kbd>
);
