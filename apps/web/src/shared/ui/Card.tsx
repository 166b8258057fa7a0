import { clsx } from 'clsx';
import { type ComponentProps, useId, type ReactNode } from 'react';
import css from './Card.module.css';

/** Cards next to each other where there is room for two. */
export const Cards = (props: ComponentProps<'div'>) => <div {...props} className={css.cards} />;

/** The rows of a card, with a rule above each. */
export const CardRows = (props: ComponentProps<'ul'>) => <ul {...props} className={css.cardRows} />;

interface CardProps {
  title: string;
  /** Link to the full list. */
  link?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A section of a page with its own actions. */
export function Card({ title, link, wide, children }: CardProps) {
  const id = useId();
  return (
    <section className={clsx(css.root, wide && css.rootWide)} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {children}
    </section>
  );
}
