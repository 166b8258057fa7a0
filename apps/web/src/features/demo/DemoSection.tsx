import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { useOneAtATime } from '../../shared/useOneAtATime';
import css from './DemoSection.module.css';

interface ButtonFormProps {
  /** Its fields. */
  children: ReactNode;
  /** The label of its button. */
  label: string;
  busyLabel?: string | undefined;
  /** Something else is under way. */
  busy?: boolean;
  onSend: () => Promise<unknown>;
}

/** A form in one row where there is room: its fields and its button. It is sent once at a time. */
export function ButtonForm({ children, label, busyLabel, busy = false, onSend }: ButtonFormProps) {
  const { run, isBusy: isSending } = useOneAtATime();
  const isBusy = busy || isSending;
  return (
    <form className={css.form} onSubmit={(event) => (event.preventDefault(), void (busy || run(onSend)))}>
      {children}
      <Button size="small" type="submit" busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  );
}

interface DemoPartProps {
  title: string;
  /** As wide as the dock. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of the dock, with its heading. */
export function DemoSection({ title, wide, children }: DemoPartProps) {
  const id = useId();
  return (
    <section className={clsx(css.root, wide && css.rootWide)} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
