import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { takeFocus } from '../../shared/focus';

/** Confirms a sent request: the next steps, and a link to it. */
export function SentLoanRequest() {
  const { t } = useTranslation('loan-requests');
  return (
    <>
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="ok" role="status" title={t('sent')}>
          <p>{t('whatHappensNext')}</p>
        </Notice>
      </div>
      <div>
        <LinkButton to={paths.area('solicitacoes-emprestimo')}>{t('seeRequests')}</LinkButton>
      </div>
    </>
  );
}
