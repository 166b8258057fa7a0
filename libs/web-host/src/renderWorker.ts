import { inspect } from 'node:util';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
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

/** Why a page was given up, and nothing else of it failed. */
export class TookTooLong extends Error {}

// A page whose calls all have to wait for a busy database takes some seconds; nobody waits for longer.
const longest = 10_000;
/** Milliseconds that a thread then has to give the page up, before it is ended. */
const grace = 1000;

/**
 * Renders pages in a thread of their own: a page is tens of milliseconds of computation, in which the server's thread would
 * answer nobody. Their calls are answered by this thread. A thread that breaks is replaced at the next page. One that does
 * not even give up a page in time is ended, and the others of its pages begin again in a new one, until their own time is up.
 */
export function openRenderWorker(file: string, build: object): RenderWorker {
  let broken: unknown;
  let worker: Worker | undefined;
  const stuck = new WeakSet<Worker>();
  // Its ports close some time before it reports its end.
  const forget = (ended: Worker): void => {
    if (worker === ended) worker = undefined;
  };
  const end = (endless: Worker): void => {
    stuck.add(endless);
    forget(endless);
    void endless.terminate();
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
    render: ({ origin, address, language, call }) =>
      new Promise((resolve, reject) => {
        let isAnswered = false;
        let late: string | undefined;
        const begin = (): { used: Worker; port: MessagePort } => {
          const { port1: port, port2 } = new MessageChannel();
          const used = running();
          port.on('message', (message: FromWorker) => {
            if (message.kind === 'call') return void answer(message).then((reply) => port.postMessage(reply));
            if (message.kind === 'page') resolve(message.page);
            else reject(late === undefined ? new Error(message.failure) : new TookTooLong(late));
            isAnswered = true;
            clearTimeout(timer);
            port.close();
          });
          port.on('close', () => {
            if (!isAnswered) forget(used);
            if (!isAnswered && late === undefined && stuck.has(used)) return void (current = begin());
            clearTimeout(timer);
            if (late !== undefined) reject(new TookTooLong(late));
            else reject(new Error('The thread that renders pages has ended.', { cause: broken }));
          });
          used.postMessage({ origin, address, language, port: port2 }, [port2]);
          return { used, port };
        };
        let current = begin();
        let timer = setTimeout(() => {
          late = `The page took longer than ${longest / 1000} s.`;
          current.port.postMessage({ late });
          timer = setTimeout(() => end(current.used), grace);
        }, longest);

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
