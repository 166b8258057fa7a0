import { Button } from './Button';
import { Notice } from './Notice';

export const states = {
  ok: (
    <Notice tone="ok" title="Reserva feita">
      Avisamos quando o exemplar chegar.
    </Notice>
  ),
  warning: <Notice tone="warning">A lista pode não estar atualizada.</Notice>,
  error: (
    <Notice tone="error">
      <p>Sem contato com o servidor.</p>
      <Button size="small">Tentar de novo</Button>
    </Notice>
  ),
  info: (
    <Notice tone="info" title="O catálogo foi atualizado">
      <Button size="small">Carregar a versão nova</Button>
    </Notice>
  ),
};
