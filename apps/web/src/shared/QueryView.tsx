import { failureNotice, mayPass, type CallFailure } from '@catalogue/domain';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedAnnouncement } from './announcement';
import { useMoment } from './dates';
import { Button } from './ui/Button';
import { EmptyState } from './ui/EmptyState';
import { Notice } from './ui/Notice';
import { SkeletonRows } from './ui/SkeletonRows';
import { useFocusAfterRetry } from './useFocusAfterRetry';
import { useFailureText } from './useFailureText';
import css from './QueryView.module.css';

interface Query {
  originalArgs?: unknown;
  /**
   * The reply for the current arguments. `data` would be the last reply for any arguments, another record's included.
   */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  /** When the data arrived, in ms since 1970. */
  fulfilledTimeStamp?: number;
  refetch(): unknown;
}

/** Replaces the common text for an unexpected failure, or for any failure that the function returns a text for. */
type OwnText = string | ((failure: CallFailure) => string | undefined);

interface QueryViewProps<Q extends Query> {
  query: Q;
  /** The screen's own sentence for a failed fetch (D1 §8, "Fetch errors"); defaults to the common one. */
  failed?: OwnText;
  /** Shown when the data is an empty list. */
  empty?: ReactNode;
  loading?: ReactNode;
  children: (data: NonNullable<Q['currentData']>) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Shows a query's loading, failed, empty and data states, the same on every screen. Refetches when the network is back.
 */
export function QueryView<Q extends Query>({ query, failed, empty, loading, children }: QueryViewProps<Q>) {
  const { currentData: data, error, isFetching, refetch } = query;
  const isOutOfReach = (error as CallFailure | undefined)?.status === 'network';
  useEffect(() => {
    if (!isOutOfReach) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOutOfReach, refetch]);
  const retry = useRetry(query);
  useLoadedAnnouncement(query);
  // A refetch that fails keeps the data on the screen. Its text stays during a retry, so that it is not announced
  // twice.
  if (data !== undefined && data !== null)
    return (
      <>
        {isOutOfReach ? (
          <AsOf arrived={query.fulfilledTimeStamp} />
        ) : (
          isToReport(error) && <NotUpToDate failure={error as CallFailure} isTrying={isFetching} onRetry={retry} />
        )}
        {empty !== undefined && isEmptyList(data) ? emptyState(empty) : children(data)}
      </>
    );
  if (isFetching || !error) return loading ?? <SkeletonRows rows={3} />;
  return <Failed failure={error as CallFailure} text={failed} onRetry={retry} />;
}

/** Called with the notice, which is removed when the retry succeeds. */
type OnRetry = (notice: Element | null) => unknown;

/** Retry for `Failed`: the content that replaces its notice gets the focus. */
export function useRetry({ isFetching, refetch }: Pick<Query, 'isFetching' | 'refetch'>): OnRetry {
  const comeBack = useFocusAfterRetry(isFetching);
  return (notice) => {
    if (notice) comeBack(notice);
    return refetch();
  };
}

/** The sign-in dialog reports an expired session; do not report it twice. */
const isToReport = (error: unknown) => Boolean(error) && (error as CallFailure).status !== 'session';

const emptyState = (empty: ReactNode) => (typeof empty === 'string' ? <EmptyState title={empty} /> : empty);

/** Without the server: as of when the data is, also on paper. What to do about it is said once for the page. */
export function AsOf({ arrived = 0 }: { arrived?: number }) {
  const { t } = useTranslation('shared');
  const { date, time } = useMoment(arrived);
  return (
    <p className="mb-3 text-sm muted" role="status">
      {t(date === undefined ? 'asOfToday' : 'asOf', { date, time })}
    </p>
  );
}

interface NotUpToDateProps {
  failure: CallFailure;
  isTrying: boolean;
  onRetry: OnRetry;
}

function NotUpToDate({ failure, isTrying, onRetry }: NotUpToDateProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={css.above} data-screen-only="">
      <Notice tone="warning" role="status">
        <p>{t('notUpToDate')}</p>
        {mayPass(failure) && (
          <Button
            size="small"
            busy={isTrying}
            onClick={({ currentTarget }) => void onRetry(currentTarget.closest('[data-screen-only]'))}
          >
            {t('tryAgain')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** For secondary data of a screen, such as the options of a select: shows its failure in place, with a retry. */
export function FailedAside({ query, failed }: { query: Query; failed?: OwnText }) {
  const { t } = useTranslation('shared');
  const retry = useRetry(query);
  if (!isToReport(query.error) || query.currentData !== undefined) return null;
  return <Failed failure={query.error as CallFailure} text={failed ?? t('optionsFailed')} onRetry={retry} />;
}

export function Failed({ failure, text, onRetry }: { failure: CallFailure; text?: OwnText; onRetry: OnRetry }) {
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const notice = failureNotice(failure);
  const own = typeof text === 'function' ? text(failure) : notice.key === 'unexpectedError' && text;
  return (
    <Notice tone={notice.tone} role="alert">
      <p>{own || failureText(failure)}</p>
      {mayPass(failure) && (
        <Button size="small" onClick={({ currentTarget }) => void onRetry(currentTarget.closest('[role=alert]'))}>
          {t('tryAgain')}
        </Button>
      )}
    </Notice>
  );
}
