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
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Those since the list was last read: a server that has started again counts from 1.
    let sinceRead: readonly LogEntry[] = [];
    const readList = () => {
      sinceRead = [];
      void refetch().then(() => setLive(sinceRead));
    };
    const follower = {
      // What came between the first list and the stream.
      onOpen: readList,
      onCall(entry: LogEntry) {
        sinceRead = [entry, ...sinceRead].slice(0, maxCalls);
        setLive((entries) => [entry, ...entries].slice(0, maxCalls));
      },
    };
    const follow = () =>
      followCalls(settings, follower, end.signal)
        // A lost connection; it is tried again.
        .catch(() => undefined)
        .then(() => {
          if (end.signal.aborted) return;
          readList();
          timer = setTimeout(() => void follow(), pollInterval);
        });
    void follow();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [isFollowed, settings, refetch]);
  const { currentData } = list;
  return { ...list, currentData: currentData && newestFirst([...live, ...currentData]) };
}

/** Each call once. */
const newestFirst = (entries: readonly LogEntry[]): LogEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => b.id - a.id).slice(0, maxCalls);
