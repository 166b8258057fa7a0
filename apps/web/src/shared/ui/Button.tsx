import { clsx } from 'clsx';
import { useEffect, useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { messageTime } from './messageTime';
import css from './Button.module.css';

export interface ButtonLook {
  variant?: 'brand' | 'outline' | 'text';
  size?: 'small' | 'normal' | 'large' | 'hero';
  /** As wide as its place. */
  full?: boolean;
}

/** The classes of a button, or of a link that looks like one. */
export const buttonLook = ({ variant = 'outline', size = 'normal', full }: ButtonLook): string =>
  clsx(css.button, css[`button_${variant}`], css[`button_${size}`], full && 'w-full');

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** In progress: clicks do nothing, the width stays. */
  busy?: boolean;
  /** The label while busy ("Entrando…"). */
  busyLabel?: ReactNode;
  /**
   * Why the button cannot be used now. It stays in place and shows this below; a click announces it again. Undefined, not left
   * out, where there may be one later.
   */
  reason?: string | undefined;
  /** The result of a click ("Novo prazo: 4 dez"), shown below. */
  note?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { busy, busyLabel, reason, note, children, onClick, onBlur, variant, size, full, className, ...rest } = props;
  const id = useId();
  const [repeated, setRepeated] = useState(0);

  // An old refusal must not be read as the reply to what is clicked next.
  const forget = () => setRepeated(0);
  useEffect(() => {
    if (repeated === 0) return;
    const timer = setTimeout(forget, messageTime);
    return () => clearTimeout(timer);
  }, [repeated]);
  const isOff = Boolean(reason) || Boolean(busy);
  const below = reason ?? note;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isOff) return onClick?.(event);
    event.preventDefault();
    if (reason) setRepeated(repeated + 1);
  };

  const button = (
    <button
      type="button"
      {...rest}
      className={clsx(buttonLook({ variant, size, full }), className)}
      onClick={handleClick}
      onBlur={(event) => {
        forget();
        onBlur?.(event);
      }}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      aria-describedby={[rest['aria-describedby'], below ? id : ''].filter(Boolean).join(' ') || undefined}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={css.swap}>
          <span
            className={clsx('inline-flex items-center justify-center gap-2', busy && css.labelUnseen)}
            aria-hidden={busy || undefined}
          >
            {children}
          </span>
          <span
            className={clsx('inline-flex items-center justify-center gap-2', !busy && css.labelUnseen)}
            aria-hidden={!busy || undefined}
          >
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
  // One that may get a text below has its place from the beginning: mounted anew, it would lose the focus.
  if (!('reason' in props || 'note' in props)) return button;
  return (
    <span className={below ? clsx(css.withText, full && css.withTextFull) : css.alone}>
      {button}
      {below && (
        <span className={css.text} id={id}>
          {below}
        </span>
      )}
      {repeated > 0 && reason && (
        <span className="sr-only" key={repeated} role="alert">
          {reason}
        </span>
      )}
    </span>
  );
}
