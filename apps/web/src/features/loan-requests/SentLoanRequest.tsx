import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';

/** Confirms a sent request: the next steps, and a link to it. */
export function SentLoanRequest() {
  const { t } = useTranslation('loan-requests');
  const told = useRef<HTMLDivElement>(null);
  // The form that had the focus was removed.
  useEffect(() => told.current?.focus(), []);
  return (
    <>
      <div ref={told} tabIndex={-1}>
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
