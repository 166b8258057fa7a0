import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Replies that last as long as they are read: over the network, since an injected call is answered when it ends. */
export function streamsOf(listen: () => Promise<string>) {
  const open = new Set<IncomingMessage>();
  let address: Promise<string> | undefined;
  return {
    open: async (path: string, headers: Record<string, string>, signal?: AbortSignal | null): Promise<Response> => {
      const url = (await (address ??= listen())) + path;
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        get(url, { headers }, resolve).once('error', reject),
      );
      open.add(answer);
      answer.once('close', () => open.delete(answer));
      signal?.addEventListener('abort', () => answer.destroy());
      return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status: answer.statusCode });
    },
    end: () => open.forEach((answer) => answer.destroy()),
  };
}
