import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';
import { Link } from 'react-router-dom';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { CardTable } from '../../shared/ui/CardTable';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { PeriodFilter } from '../../shared/ui/PeriodFilter';
import { Badge } from '../../shared/ui/Badge';
import type { Tone } from '../../shared/ui/tone';
import { usePeriod } from '../../shared/usePeriod';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { HistoryNotice } from '../person/public';
import { useListPastHoldsQuery } from './holds.api';

const toneOf: Record<HoldEntry['situacao'], Tone> = {
  [HoldStatus.waiting]: 'info',
  [HoldStatus.released]: 'ok',
  [HoldStatus.met]: 'ok',
  [HoldStatus.cancelled]: 'warning',
  [HoldStatus.lapsed]: 'warning',
};

/** `/meupergamum/historico-reservas`: all holds placed in a period, and how each ended. */
export function PastHoldsScreen() {
  const { t } = useOwnTranslation(['holds', 'shared']);
  const tableDate = useTableDate();
  const period = usePeriod(182);
  const query = useListPastHoldsQuery({ query: period }, refetchAlways);
  const dateOf = (date: string | null) => (date ? tableDate(date) : '');
  return (
    <>
      <PageTitle size="area">{t('pastHoldsTitle')}</PageTitle>
      <HistoryNotice />
      <PeriodFilter period={period} />
      <QueryView query={query} failed={t('pastHoldsFailed')} empty={t('noPastHolds')}>
        {(holds) => (
          <Paged items={holds}>
            {(shown) => (
              <CardTable
                caption={t('pastHoldsTitle')}
                columns={[
                  { key: 'title', label: t('title', { ns: 'shared' }) },
                  { key: 'library', label: t('library', { ns: 'shared' }) },
                  { key: 'placed', label: t('placed_column') },
                  { key: 'ended', label: t('ended_column') },
                  { key: 'status', label: t('status') },
                ]}
                rows={shown.map((hold) => ({
                  key: hold.cod_reserva,
                  cells: {
                    title: <Link to={paths.title(hold.cod_acervo)}>{hold.titulo}</Link>,
                    library: hold.desc_biblioteca,
                    placed: dateOf(hold.data),
                    ended: dateOf(hold.encerrada_em),
                    status: <Badge tone={toneOf[hold.situacao]}>{t(`status_${hold.situacao}`)}</Badge>,
                  },
                }))}
              />
            )}
          </Paged>
        )}
      </QueryView>
    </>
  );
}
