import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import css from './DropDown.module.css';

interface DropDownProps {
  /** The opening button: spread the props, put the label and an `OpenIcon` inside. */
  trigger: (button: {
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  }) => ReactNode;
  /** Links and buttons. */
  children: ReactNode;
  side?: 'start' | 'end';
}

/**
 * More links under a button. Closes on Escape, on a choice, or when the focus leaves; Escape and a choice restore the
 * focus.
 */
export function DropDown({ trigger, children, side = 'start' }: DropDownProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeFrom = (event: Event) => {
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={css.root} ref={root} onBlur={closeWhenLeft}>
      {trigger({
        type: 'button',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setIsOpen(!isOpen),
      })}
      <div
        className={clsx(css.panel, css[`panel_${side}`])}
        id={id}
        role="presentation"
        hidden={!isOpen}
        onClick={close}
      >
        {isOpen && children}
      </div>
    </div>
  );
}
