import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PatronTab } from '../session/public';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { useFormDraft } from '../../shared/useFormDraft';
import { LoanRequestForm } from './LoanRequestForm';
import { useGetLoanRequestOptionsQuery } from './loan-requests.api';
import { NoLoanRequest } from './NoLoanRequest';
import type { LoanRequestDraft } from './loanRequestDraft';
import { SentLoanRequest } from './SentLoanRequest';

/** `/acervo/:codAcervo/solicitacao-emprestimo`: requests an available copy; visitors sign in here (ruling B25). */
export function LoanRequestTab() {
  // With what the form says of loans: loaded with it, they would suspend the tab and lose the focus.
  const { t } = useTranslation(['loan-requests', 'loans']);
  return (
    <PatronTab heading={t('requestTitle')} title={t('signInToRequest')} reason={t('signInToRequestWhy')}>
      {(codAcervo) => <OwnRequest codAcervo={codAcervo} />}
    </PatronTab>
  );
}

function OwnRequest({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('loan-requests');
  const [isSent, setSent] = useState(false);
  const { draft, change, forget } = useFormDraft<LoanRequestDraft>(`loanRequest.${codAcervo}`);
  const query = useGetLoanRequestOptionsQuery({ params: { id: codAcervo } }, refetchAlways);
  if (isSent) return <SentLoanRequest />;
  return (
    <QueryView query={query} failed={t('requestOptionsFailed')}>
      {(options) =>
        options.pode_solicitar ? (
          <LoanRequestForm
            codAcervo={codAcervo}
            options={options}
            typed={draft}
            onChange={change}
            onSent={() => {
              forget();
              setSent(true);
            }}
          />
        ) : (
          <NoLoanRequest codAcervo={codAcervo} options={options} />
        )
      }
    </QueryView>
  );
}
