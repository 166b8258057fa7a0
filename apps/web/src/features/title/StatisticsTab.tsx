import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { BarChart } from '../../shared/ui/BarChart';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Select } from '../../shared/ui/Select';
import { useAddress } from '../../shared/useAddress';
import { useGetYearStatisticsQuery, useListStatisticsYearsQuery } from './title.api';
import css from './StatisticsTab.module.css';
const figures = ['emprestimos', 'reservas', 'consultas'] as const;

/** `/acervo/{id}/dados-estatisticos`: the use of a title in a year, which is in the address. */
export default function StatisticsTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation(['title', 'shared']);
  const [address, change] = useAddress();
  const query = useListStatisticsYearsQuery({ params: { id: codAcervo } });
  return (
    <QueryView query={query} failed={t('statisticsFailed')} empty={<EmptyState title={t('noStatistics')} />}>
      {(years) => {
        // The latest year is first.
        const year = years.find((each) => String(each) === address.get('ano')) ?? years[0] ?? 0;
        return (
          <>
            <div className={css.tools}>
              <Select
                label={t('year', { ns: 'shared' })}
                value={String(year)}
                onChange={(ano) => change({ ano }, { replace: true })}
                options={years.map((each) => ({ value: String(each), label: String(each) }))}
              />
            </div>
            <YearCharts codAcervo={codAcervo} year={year} />
          </>
        );
      }}
    </QueryView>
  );
}

function YearCharts({ codAcervo, year }: { codAcervo: string; year: number }) {
  const { t, i18n } = useTranslation('title');
  const query = useGetYearStatisticsQuery({ params: { id: codAcervo, year } });
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const name = (mes: number) => month.format(Date.UTC(year, mes - 1)).replace('.', '');
  return (
    <QueryView query={query} failed={t('statisticsFailed')}>
      {({ meses }) => (
        <div className="columns gap-6 pb-6">
          {figures.map((figure) =>
            meses.every((use) => use[figure] === 0) ? (
              <p key={figure}>{t(`no_${figure}`, { year })}</p>
            ) : (
              <BarChart
                key={figure}
                title={t(`${figure}In`, { year })}
                labels={{ label: t('month'), value: t(figure) }}
                bars={meses.map((use) => ({ label: name(use.mes), value: use[figure] }))}
              />
            ),
          )}
        </div>
      )}
    </QueryView>
  );
}
