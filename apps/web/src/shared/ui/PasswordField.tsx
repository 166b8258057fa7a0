import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { Field } from './Field';
import { HideIcon, ShowIcon } from './icons';
import { FieldBox, type TextFieldProps } from './TextField';

const Root = styled('div', { base: { position: 'relative' } });
const Show = styled('button', {
  base: {
    position: 'absolute',
    insetBlock: '1px',
    right: '1px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'e2',
    paddingInline: 'e3',
    border: '0',
    borderRadius: 'control',
    bg: 'transparent',
    color: 'marca.fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&:hover': { bg: 'marca.subtle' },
    '& > .lucide': { width: '1rem', height: '1rem' },
  },
});

/** A password field with a button that shows the password. */
export function PasswordField({ label, labelHidden, hint, error, id, onChange, ...props }: TextFieldProps) {
  const { t } = useTranslation('shared');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(control) => (
        <Root>
          <FieldBox
            autoCapitalize="none"
            spellCheck={false}
            paddingInlineEnd="7rem"
            {...props}
            {...control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <Show type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            <Icon /> {isShown ? t('hidePassword') : t('showPassword')}
          </Show>
        </Root>
      )}
    </Field>
  );
}
