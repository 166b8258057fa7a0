import { clsx } from 'clsx';
import { type ComponentProps, useId, type ReactNode } from 'react';
import css from './DemoPart.module.css';

/** Buttons in a row that wraps. */
export function Buttons({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={clsx(css.buttons, className)} />;
}

/** A form in one row: its fields and its button. */
export function ButtonsForm(props: ComponentProps<'form'>) {
  return <form {...props} className={css.buttons} />;
}

/** A section of the dock, with its heading. */
export function DemoPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
