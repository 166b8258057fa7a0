import css from './TogglePlace.module.css';

/** The place of a toggle or link with this text that is on its way, so that nothing moves for it. */
export const TogglePlace = ({ children }: { children: string }) => (
  <span className={css.root} aria-hidden="true">
    {children}
  </span>
);
