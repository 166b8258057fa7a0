import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { choiceRecipe, markRecipe } from './choiceRecipe';
import { FieldError, Optional } from './Field';

const Root = styled('fieldset', { base: { display: 'grid', minWidth: '0', justifyItems: 'start' } });
const Legend = styled('legend', { base: { fontWeight: 'strong', marginBottom: 'e1' } });
const Row = styled('label', choiceRecipe);
const Mark = styled('input', markRecipe);
const Hint = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });

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
  const { t } = useTranslation('shared');
  const name = useId();
  return (
    <Root aria-describedby={error ? `${name}-error` : undefined}>
      <Legend>
        {legend} {optional && <Optional>({t('optional')})</Optional>}
      </Legend>
      {options.map((option, index) => (
        <Row key={option.value}>
          <Mark
            id={index === 0 ? id : undefined}
            type="radio"
            kind="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <Hint>{option.hint}</Hint>}
          </span>
        </Row>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </Root>
  );
}
