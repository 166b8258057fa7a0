import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldTexts } from './Field';
import field from './Field.module.css';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'> {
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line field. With `maxLength` it shows how many characters are written. */
export function TextArea({ label, labelHidden, optional, hint, error, id, onChange, ...props }: TextAreaProps) {
  const { t } = useTranslation('shared');
  return (
    <div>
      <Field {...{ label, labelHidden, optional, hint, error, id }}>
        {(control) => (
          <textarea
            className={clsx(field.box, 'py-2')}
            rows={5}
            {...props}
            {...control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {props.maxLength && (
        <p className="text-sm muted">{t('charactersUsed', { used: props.value.length, most: props.maxLength })}</p>
      )}
    </div>
  );
}
