import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maxToasts } from '../toasts';
import { KeyHint } from './KeyHint';
import { CloseIcon } from './icons';
import { messageTime } from './messageTime';
import { toneIcon, type Tone } from './tone';
import { useIsFromServer } from '../useIsFromServer';
import css from './Toasts.module.css';

export interface ToastContent {
  id: string;
  tone: Tone;
  text: string;
  /** The action: within this app, or a link in a new window. */
  action?: { label: string; onClick: () => void } | { label: string; href: string };
}

/** No letter, which speech input would type. */
const toastKey = 'F8';

const regionId = 'toasts';

/** The region is outside the app's root, because an open dialog hides the app from screen readers. */
export const toastRegion = () => document.getElementById(regionId);

/**
 * To be put into a dialog. Its focus trap lets the focus into the regions that an element of the dialog controls; nobody sees this one.
 */
export const WayToToasts = () => <span hidden aria-controls={regionId} aria-expanded />;

/** Toasts; their timer is paused while hovered or focused. */
export function Toasts({ toasts, onDismiss }: { toasts: readonly ToastContent[]; onDismiss: (id: string) => void }) {
  const { t } = useTranslation('shared');
  const shown = toasts.slice(-maxToasts);
  useToastKey(shown.length > 0);
  // The server has no document, and no toast.
  if (useIsFromServer()) return null;
  return createPortal(
    <div
      className={css.region}
      id={regionId}
      {...(shown.length > 0 && { role: 'region', 'aria-label': t('toasts') })}
      data-screen-only=""
      data-live-announcer=""
    >
      {shown.map((toast, at) => (
        <Toast key={toast.id} toast={toast} isNewest={at === shown.length - 1} onDismiss={onDismiss} />
      ))}
    </div>,
    document.body,
  );
}

/** A key that leads to the newest toast from anywhere in the page, also from a dialog. Tab would take the whole page. */
function useToastKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const toNewest = (event: KeyboardEvent) => {
      if (event.key !== toastKey || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const [newest] = [...(toastRegion()?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])].slice(-1);
      newest?.querySelector<HTMLElement>('a, button')?.focus();
    };
    document.addEventListener('keydown', toNewest);
    return () => document.removeEventListener('keydown', toNewest);
  }, [isOn]);
}

interface ToastProps {
  toast: ToastContent;
  /** Its action has the key. */
  isNewest: boolean;
  onDismiss: (id: string) => void;
}

function Toast({ toast, isNewest, onDismiss }: ToastProps) {
  const { t } = useTranslation('shared');
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;
  const gone = useRef(onDismiss);
  const { id, tone, text, action } = toast;
  const Icon = toneIcon[tone];

  useEffect(() => {
    gone.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => gone.current(id), messageTime);
    return () => clearTimeout(timer);
  }, [isPaused, id]);

  return (
    <div
      className={clsx(css.root, `tone-${tone}`)}
      role="alert"
      // Or a dialog that opens later would hide what is in the region, which it controls.
      data-live-announcer=""
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon />
      <div className={css.text}>
        {text} {action && <Offer action={action} onTaken={() => onDismiss(id)} />}
        {action && isNewest && (
          <span className={css.key}>
            {' '}
            <KeyHint>{toastKey}</KeyHint>
            <span className="sr-only">{t('toastKey', { key: toastKey })}</span>
          </span>
        )}
      </div>
      <button className={css.close} type="button" aria-label={t('close')} onClick={() => onDismiss(id)}>
        <CloseIcon />
      </button>
    </div>
  );
}

function Offer({ action, onTaken }: { action: NonNullable<ToastContent['action']>; onTaken: () => void }) {
  if ('href' in action)
    return action.href.startsWith('/') ? (
      <Link className={css.action} to={action.href} onClick={onTaken}>
        {action.label}
      </Link>
    ) : (
      <a className={css.action} href={action.href} target="_blank" rel="noopener noreferrer" onClick={onTaken}>
        {action.label}
      </a>
    );
  return (
    <button
      className={css.action}
      type="button"
      onClick={() => {
        action.onClick();
        onTaken();
      }}
    >
      {action.label}
    </button>
  );
}
