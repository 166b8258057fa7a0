import type { ReactNode } from 'react';
import { styled } from '../../shared/theme/styled';
import { Checkbox } from '../../shared/ui/Checkbox';
import { FieldError } from '../../shared/ui/Field';

const Root = styled('fieldset', { base: { display: 'grid', minWidth: '0', justifyItems: 'start' } });
const Legend = styled('legend', { base: { fontWeight: 'strong', marginBottom: 'e1' } });
const Boxes = styled('div', {
  base: {
    display: 'grid',
    width: 'full',
    '@media (min-width: 30em)': { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  },
});
const Hint = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

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
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // In a div: the form would style a fieldset of its own as a section.
    <div>
      <Root aria-describedby={described || undefined}>
        <Legend>{legend}</Legend>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        <Boxes>
          {options.map(({ value, label, disabled }, at) => (
            <Checkbox
              key={value}
              id={at === 0 ? id : undefined}
              disabled={disabled}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))}
            >
              {label}
            </Checkbox>
          ))}
        </Boxes>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Root>
    </div>
  );
}
