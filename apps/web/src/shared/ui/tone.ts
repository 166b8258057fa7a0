import { ErrorIcon, InfoIcon, OkIcon, WarningIcon } from './icons';

/** What a notice or a seal says about itself; the names are those of the colours. */
export type Tone = 'ok' | 'aviso' | 'erro' | 'info';

export const toneIcon = { ok: OkIcon, aviso: WarningIcon, erro: ErrorIcon, info: InfoIcon };
export const toneText = {
  ok: { color: 'fg.ok' },
  aviso: { color: 'fg.aviso' },
  erro: { color: 'fg.erro' },
  info: { color: 'fg.info' },
};
export const toneGround = {
  ok: { color: 'fg.ok', bg: 'bg.ok' },
  aviso: { color: 'fg.aviso', bg: 'bg.aviso' },
  erro: { color: 'fg.erro', bg: 'bg.erro' },
  info: { color: 'fg.info', bg: 'bg.info' },
};
