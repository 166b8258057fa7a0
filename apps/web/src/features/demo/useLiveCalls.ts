import type { LogEntry } from '@catalogue/api-contract';
import { useEffect, useState } from 'react';
import { useSettings } from '../../shared/settings';
import { followCalls } from './followCalls';
import { useControlRead } from './useControl';

const pollInterval = 5000;
const maxCalls = 500;

/**
 * The log of calls, newest first, as long as it is followed: live, or read every few seconds where the server streams to
 * too many already.
 */
export function useLiveCalls(isFollowed: boolean) {
  const settings = useSettings();
  const list = useControlRead('listCalls');
  const { refetch } = list;
  const [live, setLive] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    if (!isFollowed) return;
    const end = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const follower = {
      // What came between the first list and the stream.
      onOpen: () => void refetch(),
      onCall: (entry: LogEntry) => setLive((entries) => [entry, ...entries].slice(0, maxCalls)),
    };
    void followCalls(settings, follower, end.signal)
      // A lost connection; the polls find out when it is back.
      .catch(() => undefined)
      .then(() => {
        if (!end.signal.aborted) timer = setInterval(() => void refetch(), pollInterval);
      });
    return () => {
      end.abort();
      clearInterval(timer);
    };
  }, [isFollowed, settings, refetch]);
  const { currentData } = list;
  return { ...list, currentData: currentData && newestFirst([...live, ...currentData]) };
}

/** Each call once. */
const newestFirst = (entries: readonly LogEntry[]): LogEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => b.id - a.id).slice(0, maxCalls);
