import { Badge } from './Badge';

export const states = {
  ok: <Badge tone="ok">Pronta para retirar</Badge>,
  warning: <Badge tone="warning">Vence amanhã</Badge>,
  error: <Badge tone="error">Atrasado</Badge>,
  info: <Badge tone="info">Em trânsito</Badge>,
};
