import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { choiceRecipe, markRecipe } from './choiceRecipe';

const Root = styled('label', choiceRecipe);
const Mark = styled('input', markRecipe);

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'color' | 'type' | 'size' | 'width' | 'height' | 'ref'
> {
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
    <Root bare={children === undefined}>
      <Mark
        {...props}
        ref={mark}
        type="checkbox"
        kind="check"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
}
