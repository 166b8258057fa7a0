import { useEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice';
import css from './ErrorSummary.module.css';

/** The error of the field whose control has this `id`. */
export interface FieldError {
  id: string;
  text: string;
  /** Brings the field onto the page, where it may not be. */
  reveal?: () => void;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Number of submissions: after each one with errors, the focus moves here. */
  attempt: number;
}

/** The errors of a form that was not sent, each with a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('shared');
  const root = useRef<HTMLDivElement>(null);
  const isWrong = errors.length > 0;
  const seenAttempt = useRef(0);
  useEffect(() => {
    // Only a new attempt moves the focus, not each corrected field.
    if (seenAttempt.current === attempt) return;
    seenAttempt.current = attempt;
    if (isWrong) root.current?.focus();
  }, [attempt, isWrong]);
  if (!isWrong || attempt === 0) return null;

  const goTo = (event: MouseEvent, { id, reveal }: FieldError) => {
    event.preventDefault();
    if (reveal) flushSync(reveal);
    document.getElementById(id)?.focus();
  };
  return (
    <div
      className={css.root}
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={t('formErrors', { count: errors.length })}
    >
      <Notice tone="error" title={t('formErrors', { count: errors.length })}>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={(event) => goTo(event, error)}>
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
