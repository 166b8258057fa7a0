import type { ReactNode } from 'react';
import { checkedRows } from '../../shared/checkedRows';
import { Checkbox } from '../../shared/ui/Checkbox';
import { FieldError } from '../../shared/ui/Field';
import css from './CheckList.module.css';

interface CheckListProps {
  /** The id of the first checkbox, for links to the list. */
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** A group of checkboxes. */
export function CheckList({ id, legend, hint, options, chosen, onChange, error }: CheckListProps) {
  const { isChosen, set } = checkedRows(chosen, onChange);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // In a div: the form would style a fieldset of its own as a section.
    <div>
      <fieldset className="stack justify-items-start min-w-0" aria-describedby={described || undefined}>
        <legend className="mb-1 strong">{legend}</legend>
        {hint && (
          <p className="text-sm muted" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className={css.boxes}>
          {options.map(({ value, label, disabled }, at) => (
            <Checkbox
              key={value}
              id={at === 0 ? id : undefined}
              disabled={disabled}
              checked={isChosen(value)}
              aria-invalid={error ? true : undefined}
              onChange={(isOn) => set([value], isOn)}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </div>
  );
}
