import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldErrorIcon } from './icons';
import css from './Field.module.css';

/** Marks an optional field, next to its label. */
export function Optional() {
  const { t } = useTranslation('shared');
  return <span className="text-sm muted regular">({t('optional')})</span>;
}

/** The error of the field above it. */
export function FieldError({ id, role, children }: { id: string; role?: 'alert'; children: ReactNode }) {
  return (
    <p className={css.errorLine} id={id} role={role}>
      <FieldErrorIcon /> <span>{children}</span>
    </p>
  );
}

export interface FieldTexts {
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

interface FieldProps extends FieldTexts {
  id?: string;
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Label above, box, hint and error below, connected by ARIA attributes. */
export function Field({ label, labelHidden, inline, optional, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('min-w-0', inline && 'inline-flex items-center gap-2 text-sm')}>
      <label
        className={clsx('block', inline ? css.labelInline : 'mb-1 strong', labelHidden && 'sr-only')}
        htmlFor={control}
      >
        {label} {optional && <Optional />}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="mt-1 text-sm muted" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}
