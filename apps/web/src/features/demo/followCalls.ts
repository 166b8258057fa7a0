import { addressOf, calls, fillPath, type LogEntry } from '@catalogue/api-contract';
import { platform } from '../../shared/platform';
import type { Settings } from '../../shared/settings';
import { read } from '../../shared/wire';

const endpoint = calls.control.listCalls;

interface Follower {
  /** The server hands over each call from now on. */
  onOpen: () => void;
  onCall: (entry: LogEntry) => void;
}

/** Follows the server's log of calls. Ends when the stream does, or is refused. `EventSource` could not send the key. */
export async function followCalls(settings: Settings, { onOpen, onCall }: Follower, signal: AbortSignal) {
  const response = await platform.fetch(fillPath(addressOf(endpoint, settings.api_prefix)), {
    headers: {
      accept: 'text/event-stream',
      ...(settings.control_key && { 'x-control-key': settings.control_key }),
    },
    signal,
  });
  if (!response.ok || !response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (unread + decoder.decode(piece.value, { stream: true })).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data === undefined) onOpen();
      // Read as a list of one, as the contract has it.
      else for (const entry of await entriesOf(`[${data.slice('data: '.length)}]`)) onCall(entry);
    }
  }
}

const entriesOf = async (json: string): Promise<LogEntry[]> => {
  const { data = [] } = await read(new Response(json, { headers: { 'content-type': 'application/json' } }), endpoint);
  return data;
};
