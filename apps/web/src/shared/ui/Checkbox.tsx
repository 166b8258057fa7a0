import { clsx } from 'clsx';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import choice from './choice.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'className' | 'ref'> {
  /** The label of the box. Without it give `aria-label`. */
  children?: ReactNode;
  /** Some of the items it represents are checked. */
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
}

export function Checkbox({ children, indeterminate = false, onChange, ...props }: CheckboxProps) {
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <label className={clsx(choice.choice, children === undefined && choice.choiceBare)}>
      <input
        className={clsx(choice.mark, choice.mark_check)}
        {...props}
        ref={mark}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
