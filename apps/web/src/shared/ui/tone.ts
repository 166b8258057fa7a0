import { ErrorIcon, InfoIcon, OkIcon, WarningIcon } from './icons';

/** Severity of a notice, a badge or a toast. */
export type Tone = 'ok' | 'warning' | 'error' | 'info';

export const toneIcon = { ok: OkIcon, warning: WarningIcon, error: ErrorIcon, info: InfoIcon };
