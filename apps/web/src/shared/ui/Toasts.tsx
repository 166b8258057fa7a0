import { defineRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { maxToasts } from '../toasts';
import { CloseIcon } from './icons';
import { toneIcon, toneText, type Tone } from './tone';

const Region = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    // Above the bottom bar of phones.
    insetInline: 'e4',
    bottom: 'calc(4.25rem + env(safe-area-inset-bottom))',
    display: 'grid',
    gap: 'e2',
    // An open dialog has its buttons at the bottom. Double “&” for a higher specificity than the rule for wide windows
    // below.
    'body[data-scroll-lock] &&': { top: 'e4', bottom: 'auto' },
    _wide: { insetInline: 'auto 1.5rem', bottom: 'e5', width: '24rem' },
  },
});
const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 'e3',
    padding: '0.75rem 0.5rem 0.75rem 1rem',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'currentColor',
    borderRadius: 'control',
    bg: 'bg.panel',
    boxShadow: 'raised',
    fontSize: 'sm',
    animation: 'rise var(--calmo)',
  },
  variants: { tone: toneText },
});
const Words = styled('div', { base: { flex: '1', minWidth: '0', color: 'fg', paddingTop: '0.05rem' } });
const actionRecipe = defineRecipe({
  base: {
    border: '0',
    bg: 'transparent',
    color: 'marca.fg',
    fontWeight: 'strong',
    textDecoration: 'underline',
    cursor: 'pointer',
    minHeight: '1.5rem',
  },
});
const Action = styled('button', actionRecipe);
const Outside = styled('a', actionRecipe);
const Inside = styled(Link, actionRecipe);
const Close = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.75rem',
    minHeight: '1.75rem',
    marginBlock: '-0.2rem',
    border: '0',
    bg: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    '& > .lucide': { width: '1rem', height: '1rem' },
  },
});

export interface ToastContent {
  id: string;
  tone: Tone;
  text: string;
  /** The action: within this app, or a link in a new window. */
  action?: { label: string; onClick: () => void } | { label: string; href: string };
}

const displayMs = 8000;

/** The region is outside the app's root, because an open dialog hides the app from screen readers. */
export const toastRegion = () => document.querySelector<HTMLElement>('[data-live-announcer]');

/** Toasts; their timer is paused while hovered or focused. */
export function Toasts({ toasts, onGone }: { toasts: readonly ToastContent[]; onGone: (id: string) => void }) {
  return createPortal(
    <Region data-screen-only="" data-live-announcer="">
      {toasts.slice(-maxToasts).map((toast) => (
        <Toast key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </Region>,
    document.body,
  );
}

function Toast({ toast, onGone }: { toast: ToastContent; onGone: (id: string) => void }) {
  const { t } = useTranslation('shared');
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;
  const gone = useRef(onGone);
  const { id, tone, text, action } = toast;
  const Icon = toneIcon[tone];

  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => gone.current(id), displayMs);
    return () => clearTimeout(timer);
  }, [isPaused, id]);

  return (
    <Root
      role="alert"
      tone={tone}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon />
      <Words>
        {text} {action && <Offer action={action} onTaken={() => onGone(id)} />}
      </Words>
      <Close type="button" aria-label={t('close')} onClick={() => onGone(id)}>
        <CloseIcon />
      </Close>
    </Root>
  );
}

function Offer({ action, onTaken }: { action: NonNullable<ToastContent['action']>; onTaken: () => void }) {
  if ('href' in action)
    return action.href.startsWith('/') ? (
      <Inside to={action.href} onClick={onTaken}>
        {action.label}
      </Inside>
    ) : (
      <Outside href={action.href} target="_blank" rel="noopener noreferrer" onClick={onTaken}>
        {action.label}
      </Outside>
    );
  return (
    <Action
      type="button"
      onClick={() => {
        action.onClick();
        onTaken();
      }}
    >
      {action.label}
    </Action>
  );
}
