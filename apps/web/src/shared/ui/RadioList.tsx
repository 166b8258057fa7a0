import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError, Optional } from './Field';
import choice from './choice.module.css';

interface RadioListProps {
  /** The id of the first choice, for links to the list. */
  id?: string;
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Marked next to the legend. */
  optional?: boolean;
}

export function RadioList({ id, legend, options, value, onChange, error, optional }: RadioListProps) {
  const name = useId();
  return (
    <fieldset
      className="stack justify-items-start min-w-0"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="mb-1 strong">
        {legend} {optional && <Optional />}
      </legend>
      {options.map((option, index) => (
        <label className={choice.choice} key={option.value}>
          <input
            className={clsx(choice.mark, choice.mark_radio)}
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-sm muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
