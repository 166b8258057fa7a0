import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('div', { base: { position: 'relative', display: 'inline-block' } });
const Panel = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 30,
    top: 'calc(100% + 4px)',
    minWidth: '14rem',
    maxWidth: 'min(24rem, 90vw)',
    maxHeight: '70vh',
    overflowY: 'auto',
    paddingBlock: 'e2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'raised',
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'center',
      gap: 'e2',
      width: 'full',
      minHeight: 'target',
      paddingInline: 'e4',
      border: '0',
      bg: 'transparent',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    },
  },
  variants: { side: { start: { left: '0' }, end: { right: '0' } } },
});

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
    <Root ref={root} onBlur={closeWhenLeft}>
      {trigger({
        type: 'button',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setIsOpen(!isOpen),
      })}
      <Panel id={id} side={side} hidden={!isOpen} onClick={close}>
        {isOpen && children}
      </Panel>
    </Root>
  );
}
