import { ErrorIcon, InfoIcon, OkIcon, WarningIcon } from './icons';

/** Severity of a notice, a badge or a toast. */
export type Tone = 'ok' | 'warning' | 'error' | 'info';

export const toneIcon = { ok: OkIcon, warning: WarningIcon, error: ErrorIcon, info: InfoIcon };
export const toneText = {
  ok: { color: 'fg.ok' },
  warning: { color: 'fg.aviso' },
  error: { color: 'fg.erro' },
  info: { color: 'fg.info' },
};
export const toneGround = {
  ok: { color: 'fg.ok', bg: 'bg.ok' },
  warning: { color: 'fg.aviso', bg: 'bg.aviso' },
  error: { color: 'fg.erro', bg: 'bg.erro' },
  info: { color: 'fg.info', bg: 'bg.info' },
};
