import { formatReais } from '@catalogue/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { CardTable } from '../../shared/ui/CardTable';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Paged } from '../../shared/ui/Paged';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { usePeriod } from '../../shared/usePeriod';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListPastLoansQuery } from '../loans/public';

/** The fines of loans made in a period, paid or not. */
export function PastFines() {
  const { t } = useOwnTranslation(['debts', 'shared']);
  const id = useId();
  const tableDate = useTableDate();
  const period = usePeriod(365);
  const query = useListPastLoansQuery({ query: { ...period, multa: '1' } }, refetchAlways);
  return (
    <section className="pt-6" aria-labelledby={id}>
      <h2 id={id}>{t('pastFines')}</h2>
      <PeriodFilter period={period} />
      <QueryView query={query} failed={t('pastFinesFailed')} empty={<EmptyState plain title={t('noPastFines')} />}>
        {(loans) => (
          <Paged items={loans}>
            {(shown) => (
              <CardTable
                caption={t('pastFines')}
                columns={[
                  { key: 'title', label: t('title', { ns: 'shared' }) },
                  { key: 'library', label: t('library', { ns: 'shared' }) },
                  { key: 'due', label: t('dueDate') },
                  { key: 'returned', label: t('returnedOn') },
                  { key: 'fine', label: t('fine'), isNumber: true },
                ]}
                rows={shown.map((loan) => ({
                  key: loan.cod_emprestimo,
                  cells: {
                    title: <Link to={paths.title(loan.cod_acervo)}>{loan.titulo}</Link>,
                    library: loan.desc_biblioteca,
                    due: tableDate(loan.data_prevista),
                    returned: loan.data_devolucao ? tableDate(loan.data_devolucao) : t('notReturned'),
                    fine: loan.multa === null ? '' : formatReais(loan.multa),
                  },
                }))}
              />
            )}
          </Paged>
        )}
      </QueryView>
    </section>
  );
}
