import { isCode, type AcquisitionMonth } from '@catalogue/api-contract';
import { formatReais } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useListLibrariesOfCampusQuery } from '../units/public';
import { FailedAside, QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { BarChart } from '../../shared/ui/BarChart';
import { CardTable } from '../../shared/ui/CardTable';
import { DataList } from '../../shared/ui/DataList';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Select } from '../../shared/ui/Select';
import { useChoiceInAddress } from '../../shared/useAddress';
import { usePeriod } from '../../shared/usePeriod';
import { useGetAcquisitionStatisticsQuery } from './acquisitions.api';
const charted = ['sugestoes', 'adquiridos'] as const;

/** `/meupergamum/aquisicao/estatisticas`: what was suggested, bought and spent per month, in one library or in all. */
export function StatisticsScreen() {
  const { t } = useTranslation(['acquisitions', 'shared']);
  const period = usePeriod(182);
  const libraries = useListLibrariesOfCampusQuery({ query: {} });
  const [biblioteca, chooseLibrary] = useChoiceInAddress('biblioteca', isCode);
  const query = useGetAcquisitionStatisticsQuery(
    { query: { ...period, ...(biblioteca && { biblioteca }) } },
    refetchAlways,
  );
  return (
    <>
      <PageTitle size="area">{t('statisticsTitle')}</PageTitle>
      <PeriodFilter period={period}>
        <Select
          label={t('library', { ns: 'shared' })}
          placeholder={t('allLibraries')}
          options={(libraries.data ?? []).map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca }))}
          value={biblioteca}
          onChange={chooseLibrary}
        />
      </PeriodFilter>
      <FailedAside query={libraries} />
      <QueryView
        query={query}
        failed={t('statisticsFailed')}
        empty={
          <EmptyState title={t('noStatistics')}>
            <p>{t('noStatisticsWhy')}</p>
          </EmptyState>
        }
      >
        {(months) => <MonthFigures months={months} />}
      </QueryView>
    </>
  );
}

function MonthFigures({ months }: { months: AcquisitionMonth[] }) {
  const { t, i18n } = useTranslation('acquisitions');
  const number = new Intl.NumberFormat(i18n.language);
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const nameOf = ({ mes }: AcquisitionMonth) =>
    `${month.format(Date.parse(`${mes}-01T00:00:00Z`)).replace('.', '')} ${mes.slice(2, 4)}`;
  const total = (figure: 'sugestoes' | 'adquiridos' | 'valor') => months.reduce((sum, each) => sum + each[figure], 0);
  return (
    <div className="stack gap-6 py-5">
      <DataList
        figures
        items={[
          { label: t('sugestoes'), value: number.format(total('sugestoes')) },
          { label: t('adquiridos'), value: number.format(total('adquiridos')) },
          { label: t('valor'), value: formatReais(total('valor')) },
        ]}
      />
      <div className="columns gap-6">
        {charted.map((figure) => (
          <BarChart
            key={figure}
            title={t(`${figure}ByMonth`)}
            labels={{ label: t('month'), value: t(figure) }}
            bars={months.map((each) => ({ label: nameOf(each), value: each[figure] }))}
          />
        ))}
      </div>
      <div className="measure-narrow">
        <h2>{t('spentByMonth')}</h2>
        <CardTable
          caption={t('spentByMonth')}
          columns={[
            { key: 'month', label: t('month') },
            { key: 'bought', label: t('adquiridos'), isNumber: true },
            { key: 'spent', label: t('valor'), isNumber: true },
          ]}
          rows={months.map((each) => ({
            key: each.mes,
            cells: { month: nameOf(each), bought: number.format(each.adquiridos), spent: formatReais(each.valor) },
          }))}
        />
      </div>
    </div>
  );
}
