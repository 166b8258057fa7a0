import type { PastLoan } from '@catalogue/api-contract';
import { formatReais, searchKey } from '@catalogue/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { CardTable } from '../../shared/ui/CardTable';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { useChoiceInAddress } from '../../shared/useAddress';
import { usePeriod } from '../../shared/usePeriod';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { HistoryNotice } from '../person/public';
import { useListPastLoansQuery } from './loans.api';

const fines = ['1', '0'] as const;

/** `/meupergamum/historico-emprestimos`: all loans made in a period, with or without a fine. */
export function PastLoansScreen() {
  const { t } = useOwnTranslation('loans');
  const period = usePeriod(182);
  const [multa, showFines] = useChoiceInAddress('multa', fines);
  const query = useListPastLoansQuery({ query: { ...period, ...(multa && { multa }) } }, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('pastLoansTitle')}</PageTitle>
      <HistoryNotice />
      <PeriodFilter period={period}>
        <Select
          label={t('fine')}
          placeholder={t('allLoans')}
          options={fines.map((code) => ({ value: code, label: t(code === '1' ? 'withFine' : 'withoutFine') }))}
          value={multa}
          onChange={showFines}
        />
      </PeriodFilter>
      <QueryView query={query} failed={t('pastLoansFailed')} empty={t('noPastLoans')}>
        {(loans) => <History loans={loans} />}
      </QueryView>
    </>
  );
}

// So many are seen at a glance.
const fewLoans = 10;

/** How many there were, and where there are many a field that finds one again. */
function History({ loans }: { loans: PastLoan[] }) {
  const { t } = useOwnTranslation('loans');
  const [sought, setSought] = useState('');
  const words = searchKey(sought).split(' ');
  const found = loans.filter(({ titulo, autor }) => {
    const text = searchKey(`${titulo} ${autor ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      {loans.length > fewLoans && (
        <div className="measure-narrow pt-4">
          <TextField
            type="search"
            label={t('findInHistory')}
            hint={t('findInHistoryHint')}
            value={sought}
            onChange={setSought}
          />
        </div>
      )}
      <p className="py-3 muted" role="status">
        {found.length < loans.length
          ? t('pastLoansFound', { found: found.length, count: loans.length })
          : t('pastLoansCount', { count: loans.length })}
      </p>
      {found.length > 0 && <Paged items={found}>{(shown) => <LoanTable loans={shown} />}</Paged>}
    </>
  );
}

function LoanTable({ loans }: { loans: PastLoan[] }) {
  const { t } = useOwnTranslation(['loans', 'shared']);
  const tableDate = useTableDate();
  return (
    <CardTable
      caption={t('pastLoansTitle')}
      columns={[
        { key: 'title', label: t('title', { ns: 'shared' }) },
        { key: 'library', label: t('library', { ns: 'shared' }) },
        { key: 'lent', label: t('lentOn') },
        { key: 'due', label: t('dueDate') },
        { key: 'returned', label: t('returnedOn') },
        { key: 'renewals', label: t('renewalsColumn'), isNumber: true },
        { key: 'fine', label: t('fine'), isNumber: true },
      ]}
      rows={loans.map((loan) => ({
        key: loan.cod_emprestimo,
        cells: {
          title: (
            <>
              <Link to={paths.title(loan.cod_acervo)}>{loan.titulo}</Link>
              {loan.autor && <span className="block text-xs muted regular">{loan.autor}</span>}
            </>
          ),
          library: loan.desc_biblioteca,
          lent: tableDate(loan.data_saida),
          due: tableDate(loan.data_prevista),
          returned: loan.data_devolucao ? tableDate(loan.data_devolucao) : t('stillWithYou'),
          renewals: loan.renovacoes,
          fine: loan.multa === null ? '' : formatReais(loan.multa),
        },
      }))}
    />
  );
}
