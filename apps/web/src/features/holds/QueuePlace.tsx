import type { CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Failed, useRetry } from '../../shared/QueryView';
import { Notice } from '../../shared/ui/Notice';

interface QueuePlaceProps {
  /** How many wait for the title in all. */
  waiting: number;
  /** The place that this hold would get; null while not all is chosen. */
  query: {
    currentData?: { pode_reservar: boolean; posicao: number | null };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  } | null;
}

const notAsked = { isFetching: false, refetch: () => undefined };

/** What the patron agrees to: the place in the queue, before the hold is placed. */
export function QueuePlace({ waiting, query }: QueuePlaceProps) {
  const { t } = useTranslation('holds');
  const place = query?.currentData;
  const retry = useRetry(query ?? notAsked);
  if (query?.error && !place) return <Failed failure={query.error as CallFailure} onRetry={retry} />;
  // Why not, the button says.
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
    </Notice>
  );
}
