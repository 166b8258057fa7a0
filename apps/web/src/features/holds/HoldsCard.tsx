import type { HoldEntry } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Card, CardRows } from '../../shared/ui/Card';
import { CardRow } from '../../shared/ui/CardRow';
import { EmptyState } from '../../shared/ui/EmptyState';
import { HoldCover } from './HoldCover';
import { holdOrder } from './holdOrder';
import { useListHoldsQuery } from './holds.api';
import { useHoldState } from './useHoldState';
const most = 3;

/** The patron's holds on the first screen, ready ones before waiting ones. */
export function HoldsCard() {
  const { t } = useTranslation('holds');
  const query = useListHoldsQuery(undefined, refetchAlways);
  const count = query.currentData?.length ?? 0;
  return (
    <Card
      title={t('holdsTitle')}
      link={count > 0 ? <Link to={paths.area('reservas')}>{t('seeAllHolds', { count })}</Link> : null}
    >
      <QueryView query={query} failed={t('holdsFailed')} empty={<EmptyState plain title={t('noHolds')} />}>
        {(holds) => (
          <CardRows>
            {[...holds]
              .sort(holdOrder)
              .slice(0, most)
              .map((hold) => (
                <HoldLine key={hold.cod_reserva} hold={hold} />
              ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function HoldLine({ hold }: { hold: HoldEntry }) {
  const { t } = useTranslation('holds');
  const { isReady, state } = useHoldState(hold);
  return (
    <CardRow cover={<HoldCover hold={hold} />} name={<Link to={paths.title(hold.cod_acervo)}>{hold.titulo}</Link>}>
      <p>
        {isReady ? <strong className="tone-ok">{t('ready')}</strong> : t('inQueue')}
        {` · ${state} · ${hold.desc_biblioteca}`}
      </p>
    </CardRow>
  );
}
