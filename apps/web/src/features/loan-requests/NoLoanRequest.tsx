import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';

interface NoLoanRequestProps {
  codAcervo: string;
  options: { motivo: string | null; abertas: number; limite: number };
}

interface Alternative {
  to: (codAcervo: string) => string;
  text: 'seeRequests' | 'seeCopies' | 'placeHold';
}

const toRequests: Alternative = { to: () => paths.area('solicitacoes-emprestimo'), text: 'seeRequests' };
const alternatives: Record<string, Alternative> = {
  limite_solicitacoes_excedido: toRequests,
  solicitacao_ja_existe: toRequests,
  // The copies are still on their shelf, so that a hold is not possible either.
  exemplares_ja_solicitados: { to: (id) => paths.title(id, 'exemplares'), text: 'seeCopies' },
};
const toHold: Alternative = { to: (id) => paths.title(id, 'reserva'), text: 'placeHold' };

/** Why a loan of the title cannot be requested, in the server's own words, and what is possible instead. */
export function NoLoanRequest({ codAcervo, options: { motivo, abertas, limite } }: NoLoanRequestProps) {
  const { t } = useTranslation('loan-requests');
  const serverMessage = useServerMessage();
  const { to, text } = alternatives[motivo ?? ''] ?? toHold;
  const isAtLimit = motivo === 'limite_solicitacoes_excedido';
  return (
    <Notice tone="info" title={t('noRequest')}>
      <p>{serverMessage(motivo ?? 'sem_exemplar_disponivel')}</p>
      {isAtLimit && <p>{t('openRequests', { open: abertas, limit: limite })}</p>}
      <LinkButton to={to(codAcervo)}>{t(text)}</LinkButton>
    </Notice>
  );
}
