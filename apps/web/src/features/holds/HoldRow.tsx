import type { ActiveHold } from '@catalogue/api-contract';
import { undivided } from '@catalogue/domain';
import { Link } from 'react-router-dom';
import { useCutOffReason } from '../../shared/connection';
import { useTableDate } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Notice } from '../../shared/ui/Notice';
import { Badge } from '../../shared/ui/Badge';
import { TitleFactsLine, TitleRow } from '../../shared/ui/TitleRow';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { OpenNowAt, OpenOn } from '../site/public';
import { Forecast } from './Forecast';
import { HoldCover } from './HoldCover';
import { isOver, type CancelOutcome } from './useCancelHolds';
import { useHoldState } from './useHoldState';

interface HoldRowProps {
  hold: ActiveHold;
  /** The outcome of its cancellation. */
  outcome?: CancelOutcome;
  selected: boolean;
  busy: boolean;
  onToggle: () => void;
  onCancel: () => void;
}

/** A hold: ready, until when and where, or waiting, with its position in the queue. */
export function HoldRow({ hold, outcome, selected, busy, onToggle, onCancel }: HoldRowProps) {
  const { t } = useOwnTranslation(['holds', 'shared']);
  const tableDate = useTableDate();
  const cutOff = useCutOffReason();
  const hasEnded = isOver(outcome);
  const { isReady, isLastDay, state } = useHoldState(hold);
  const parts = [hold.volume, hold.tomo, hold.parte].filter((part) => part && part !== undivided);
  return (
    <TitleRow
      check={
        <Checkbox
          aria-label={t('selectTitle', { ns: 'shared', title: hold.titulo })}
          checked={selected && !hasEnded}
          disabled={hasEnded}
          onChange={onToggle}
        />
      }
      cover={<HoldCover hold={hold} />}
      name={<Link to={paths.title(hold.cod_acervo)}>{hold.titulo}</Link>}
      action={
        hasEnded ? undefined : (
          <Button
            full
            busy={busy}
            busyLabel={t('cancelling')}
            reason={cutOff}
            aria-label={t('cancelHoldOf', { title: hold.titulo })}
            onClick={onCancel}
          >
            {t('cancelHold')}
          </Button>
        )
      }
      result={
        outcome && (
          // A success is announced by the toast, once for all rows.
          <Notice
            tone={outcome === 'cancelled' ? 'ok' : 'warning'}
            role={outcome === 'cancelled' ? undefined : 'status'}
          >
            {t(`outcome_${outcome}`)}
          </Notice>
        )
      }
    >
      <p className="text-sm muted">
        {[hold.autor, ...parts, t('placedOn', { date: tableDate(hold.data) })].filter(Boolean).join(' · ')}
      </p>
      {!hasEnded && (
        <TitleFactsLine>
          <Badge tone={isReady ? (isLastDay ? 'warning' : 'ok') : 'info'}>{t(isReady ? 'ready' : 'inQueue')}</Badge>
          <b>{state}</b>
          <span>{t('at', { library: hold.desc_biblioteca })}</span>
          {isReady && <OpenNowAt library={hold.desc_biblioteca} />}
          {isReady && <OpenOn library={hold.desc_biblioteca} day={hold.validade} />}
        </TitleFactsLine>
      )}
      {!hasEnded && isReady && (
        <p className="text-sm">
          {t('bring')} <Link to={paths.area('token')}>{t('openCard')}</Link>
        </p>
      )}
      {!hasEnded && !isReady && (
        <div className="text-sm">
          <Forecast previsao={hold.previsao} inList />
        </div>
      )}
    </TitleRow>
  );
}
