import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field';
import { HideIcon, ShowIcon } from './icons';
import { FieldBox, type TextFieldProps } from './TextField';
import css from './PasswordField.module.css';

/** A password field with a button that shows the password. */
export function PasswordField({ label, labelHidden, hint, error, id, onChange, ...props }: TextFieldProps) {
  const { t } = useTranslation('shared');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(control) => (
        <div className={css.root}>
          <FieldBox
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            {...control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <button className={css.show} type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            <Icon /> {isShown ? t('hidePassword') : t('showPassword')}
          </button>
        </div>
      )}
    </Field>
  );
}
