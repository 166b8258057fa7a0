import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';

interface NoLoanRequestProps {
  codAcervo: string;
  options: { motivo: string | null; abertas: number; limite: number };
}

const toRequests = () => '/meupergamum/solicitacoes-emprestimo';
const toCopies = (id: string) => `/acervo/${id}/exemplares`;
/** Where the copy is on its shelf still, a hold is not possible either. */
const waysOn: Record<string, { to: (codAcervo: string) => string; text: 'seeRequests' | 'seeCopies' }> = {
  limite_solicitacoes_excedido: { to: toRequests, text: 'seeRequests' },
  solicitacao_ja_existe: { to: toRequests, text: 'seeRequests' },
  exemplares_ja_solicitados: { to: toCopies, text: 'seeCopies' },
};
const toHold = { to: (id: string) => `/acervo/${id}/reserva`, text: 'placeHold' as const };

/** Why no loan of the title can be asked for, in the words in which the server would refuse it, and what is possible instead. */
export function NoLoanRequest({ codAcervo, options: { motivo, abertas, limite } }: NoLoanRequestProps) {
  const { t } = useTranslation('loan-requests');
  const serverMessage = useServerMessage();
  const { to, text } = waysOn[motivo ?? ''] ?? toHold;
  const isAtLimit = motivo === 'limite_solicitacoes_excedido';
  return (
    <Notice tone="info" title={t('noRequest')}>
      <p>{serverMessage(motivo ?? 'sem_exemplar_disponivel')}</p>
      {isAtLimit && <p>{t('openRequests', { open: abertas, limit: limite })}</p>}
      <LinkButton to={to(codAcervo)}>{t(text)}</LinkButton>
    </Notice>
  );
}
