import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';

interface NoLoanRequestProps {
  codAcervo: string;
  options: { motivo: string | null; abertas: number; limite: number };
}

/** Why no loan of the title can be asked for, in the words in which the server would refuse it, and what is possible instead. */
export function NoLoanRequest({ codAcervo, options: { motivo, abertas, limite } }: NoLoanRequestProps) {
  const { t } = useTranslation('loan-requests');
  const serverMessage = useServerMessage();
  const isAtLimit = motivo === 'limite_solicitacoes_excedido';
  return (
    <Notice tone="info" title={t('noRequest')}>
      <p>{serverMessage(motivo ?? 'sem_exemplar_disponivel')}</p>
      {isAtLimit && <p>{t('openRequests', { open: abertas, limit: limite })}</p>}
      {isAtLimit ? (
        <LinkButton to="/meupergamum/solicitacoes-emprestimo">{t('seeRequests')}</LinkButton>
      ) : (
        <LinkButton to={`/acervo/${codAcervo}/reserva`}>{t('placeHold')}</LinkButton>
      )}
    </Notice>
  );
}
