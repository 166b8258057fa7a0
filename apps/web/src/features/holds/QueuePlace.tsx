import type { HoldForecastReply } from '@catalogue/api-contract';
import { daysOnHoldShelf, type CallFailure } from '@catalogue/domain';
import { Failed, useRetry } from '../../shared/QueryView';
import { Notice } from '../../shared/ui/Notice';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Forecast } from './Forecast';

interface QueuePlaceProps {
  /** Total number of holds that wait for the title. */
  waiting: number;
  /** The position that this hold would get; null while the choice is incomplete. */
  query: {
    currentData?: { pode_reservar: boolean; posicao: number | null; previsao?: HoldForecastReply };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  } | null;
}

const notAsked = { isFetching: false, refetch: () => undefined };

/** The position in the queue, shown before the hold is placed. */
export function QueuePlace({ waiting, query }: QueuePlaceProps) {
  const { t } = useOwnTranslation('holds');
  const place = query?.currentData;
  const retry = useRetry(query ?? notAsked);
  if (query?.error && !place) return <Failed failure={query.error as CallFailure} onRetry={retry} />;
  // The button shows the reason.
  if (place && !place.pode_reservar) return null;
  const position = place?.posicao;
  return (
    <Notice tone="info" role="status">
      <p>
        {position
          ? position === 1
            ? t('youWillBeNext')
            : t('youWillBeAt', { position })
          : query
            ? t('lookingUpQueue')
            : t('waitingForTitle', { count: waiting })}
      </p>
      <Forecast previsao={place?.previsao} />
      {place && (
        <p>
          {t('whatHappensNext', { count: daysOnHoldShelf })} {t('ifNotFetched')}
        </p>
      )}
    </Notice>
  );
}
