import { type ComponentProps, useId, type ReactNode } from 'react';
import css from './DemoPart.module.css';

/** A form in one row: its fields and its button. */
export function ButtonsForm(props: ComponentProps<'form'>) {
  return <form {...props} className="row items-end gap-2" />;
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
