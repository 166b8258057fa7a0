import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled';
import { FieldErrorIcon } from './icons';

const Root = styled('div', {
  base: { minWidth: '0' },
  variants: { inline: { true: { display: 'inline-flex', alignItems: 'center', gap: 'e2', fontSize: 'sm' } } },
});
const Label = styled('label', {
  base: { display: 'block' },
  variants: {
    inline: {
      true: { whiteSpace: 'nowrap' },
      false: { fontWeight: 'strong', marginBottom: 'e1' },
    },
    hidden: { true: { srOnly: true } },
  },
  defaultVariants: { inline: false },
});
/** Marks an optional field, next to its label. */
export const Optional = styled('span', { base: { fontWeight: 'normal', color: 'fg.muted', fontSize: 'sm' } });
const Hint = styled('p', { base: { marginTop: 'e1', fontSize: 'sm', color: 'fg.muted' } });
const ErrorLine = styled('p', {
  base: {
    display: 'flex',
    gap: 'e1',
    marginTop: 'e1',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.erro',
    '& > .lucide': { width: '1rem', height: '1rem', marginTop: '0.15rem' },
  },
});

/** The error of the field above it. */
export function FieldError({ id, role, children }: { id: string; role?: 'alert'; children: ReactNode }) {
  return (
    <ErrorLine id={id} role={role}>
      <FieldErrorIcon /> <span>{children}</span>
    </ErrorLine>
  );
}

export interface FieldWords {
  label: ReactNode;
  /** The label is for screen readers only; the context shows it already. */
  labelHidden?: boolean;
  /** Label and box in one line, for toolbars. */
  inline?: boolean;
  /** Marked next to the label. Required fields are not marked. */
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldWords {
  id?: string;
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Label above, box, hint and error below, connected by ARIA attributes. */
export function Field({ label, labelHidden, inline, optional, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const { t } = useTranslation('shared');
  const control = id ?? ownId;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <Root inline={inline}>
      <Label htmlFor={control} hidden={labelHidden} inline={inline}>
        {label} {optional && <Optional>({t('optional')})</Optional>}
      </Label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </Root>
  );
}
