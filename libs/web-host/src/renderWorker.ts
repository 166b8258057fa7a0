import { inspect } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Renderer } from './renderedPages';

/** What a page asks for, as it is sent between threads; the app's renderer has its own description of the same (`apps/web/src/server/worker.ts`). */
interface AskedCall {
  kind: 'call';
  id: number;
  address: string;
  init: { method: string; headers: Record<string, string>; body?: string; isForm: boolean };
}
type FromWorker =
  AskedCall | { kind: 'page'; page: Awaited<ReturnType<Renderer>> } | { kind: 'failure'; failure: string };

interface RenderWorker {
  render: Renderer;
  close(): Promise<unknown>;
}

/**
 * Renders pages in a thread of their own: a page is tens of milliseconds of computation, in which the server's thread would
 * answer nobody. Their calls are answered by this thread. A thread that breaks is replaced at the next page.
 */
export function openRenderWorker(file: string, build: object): RenderWorker {
  let broken: unknown;
  let worker: Worker | undefined;
  // Its ports close some time before it reports its end.
  const forget = (ended: Worker): void => {
    if (worker === ended) worker = undefined;
  };
  const running = (): Worker => {
    if (worker) return worker;
    // The flags of the server are for the server.
    const begun = new Worker(file, { workerData: build, execArgv: [] });
    begun.unref();
    begun.on('error', (error) => (broken = error));
    begun.once('exit', () => forget(begun));
    return (worker = begun);
  };
  running();
  return {
    render: ({ origin, address, cookies, call }) =>
      new Promise((resolve, reject) => {
        let isAnswered = false;
        const { port1: port, port2 } = new MessageChannel();
        port.on('message', (message: FromWorker) => {
          if (message.kind === 'call') return void answer(message).then((reply) => port.postMessage(reply));
          if (message.kind === 'page') resolve(message.page);
          else reject(new Error(message.failure));
          isAnswered = true;
          port.close();
        });
        const used = running();
        port.on('close', () => {
          if (!isAnswered) forget(used);
          reject(new Error('The thread that renders pages has ended.', { cause: broken }));
        });
        used.postMessage({ origin, address, cookies, port: port2 }, [port2]);

        async function answer({ id, address, init: { body, isForm, ...init } }: AskedCall): Promise<object> {
          try {
            const reply = await call(address, {
              ...init,
              ...(body !== undefined && { body: isForm ? new URLSearchParams(body) : body }),
            });
            return { id, status: reply.status, headers: [...reply.headers], body: await reply.arrayBuffer() };
          } catch (error) {
            return { id, failure: inspect(error) };
          }
        }
      }),
    close: async () => worker?.terminate(),
  };
}
