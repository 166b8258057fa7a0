import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';
import { Link } from 'react-router-dom';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { Card, CardRows } from '../../shared/ui/Card';
import { CardRow } from '../../shared/ui/CardRow';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { HoldCover } from './HoldCover';
import { holdOrder } from './holdOrder';
import { useListHoldsQuery } from './holds.api';
import { useHoldState } from './useHoldState';
const maxShown = 3;

/** The holds that wait in a queue, on the first screen, the next first. */
export function HoldsCard() {
  const { t } = useOwnTranslation('holds');
  const query = useListHoldsQuery(undefined, refetchAlways);
  // The list of what to do has the ready ones, and says when the holds could not be loaded.
  const holds = query.currentData ?? [];
  const waiting = holds.filter(({ situacao }) => situacao !== HoldStatus.released);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t('inQueue')}
      link={<Link to={paths.area('reservas')}>{t('seeAllHolds', { count: holds.length })}</Link>}
    >
      <CardRows>
        {waiting
          .sort(holdOrder)
          .slice(0, maxShown)
          .map((hold) => (
            <HoldLine key={hold.cod_reserva} hold={hold} />
          ))}
      </CardRows>
    </Card>
  );
}

function HoldLine({ hold }: { hold: HoldEntry }) {
  const { state } = useHoldState(hold);
  return (
    <CardRow cover={<HoldCover hold={hold} />} name={<Link to={paths.title(hold.cod_acervo)}>{hold.titulo}</Link>}>
      <p>{`${state} · ${hold.desc_biblioteca}`}</p>
    </CardRow>
  );
}
