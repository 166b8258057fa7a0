import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

interface Alternative {
  to: (codAcervo: string) => string;
  text: 'askForLoan' | 'seeHolds' | 'seeCopies';
}

const alternatives: Record<string, Alternative> = {
  exemplar_disponivel: { to: (id) => paths.title(id, 'solicitacao-emprestimo'), text: 'askForLoan' },
  reserva_ja_existe: { to: () => paths.area('reservas'), text: 'seeHolds' },
};
const toCopies: Alternative = { to: (id) => paths.title(id, 'exemplares'), text: 'seeCopies' };

/** Why the title cannot be reserved, in the server's own words, and what is possible instead. */
export function NoHold({ codAcervo, reason }: { codAcervo: string; reason: string }) {
  const { t } = useOwnTranslation('holds');
  const serverMessage = useServerMessage();
  const { to, text } = alternatives[reason] ?? toCopies;
  return (
    <Notice tone="info" title={t('noHold')}>
      <p>{serverMessage(reason)}</p>
      <LinkButton to={to(codAcervo)}>{t(text)}</LinkButton>
    </Notice>
  );
}
