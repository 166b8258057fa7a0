import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { Field, type FieldWords } from './Field';
import { fieldRecipe } from './fieldRecipe';

const Box = styled('textarea', fieldRecipe);
const Left = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textAlign: 'end' } });

interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'onChange' | 'color' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line field. With `maxLength` it shows how many characters are left. */
export function TextArea({ label, labelHidden, optional, hint, error, id, onChange, ...props }: TextAreaProps) {
  const { t } = useTranslation('shared');
  return (
    <div>
      <Field {...{ label, labelHidden, optional, hint, error, id }}>
        {(control) => (
          <Box
            rows={5}
            paddingBlock="e2"
            {...props}
            {...control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {props.maxLength && <Left>{t('charactersLeft', { count: props.maxLength - props.value.length })}</Left>}
    </div>
  );
}
