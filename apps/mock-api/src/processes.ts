import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

/** What a process sends to the one that started it: where it listens, that somebody asked it for the metrics of all, or its own. */
const WorkerMessage = z.union([
  z.object({ address: z.string() }),
  z.object({ wants: z.literal('metrics') }),
  z.object({ ownMetrics: z.array(z.looseObject({})), question: z.number() }),
]);

/** What it is sent: the metrics of all, or a question for its own. */
const PrimaryMessage = z.union([z.object({ metricsOfAll: z.string() }), z.object({ question: z.number() })]);
type PrimaryMessage = z.output<typeof PrimaryMessage>;

// In milliseconds.
const restartTime = 1000;
// How long the metrics of the others wait for those of a process that hangs, or has just been killed.
const answerTime = 2000;

/** Which of several processes on one port this one is, from 1; undefined: it is alone. One that replaces another has its number. */
const processNumber = (): string | undefined => (cluster.isWorker ? process.env['PROCESS_NUMBER'] : undefined);

/** Whether this process is to start so many others that serve. */
export const isClusterPrimary = (count: number): boolean => count > 1 && cluster.isPrimary;

/**
 * Runs this program so many times on one port, and once more for each that ends by itself. Rejects if one of the first ends before
 * it listens. `close` lets each end as on SIGTERM.
 */
export async function openProcesses(count: number): Promise<{ address: string; close(): Promise<void> }> {
  // Each takes connections by itself. Handed out by this process, one that is handed to a process as that is killed never ends.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // JSON has no NaN, which some metrics are at first.
  cluster.setupPrimary({ serialization: 'advanced' });
  const metrics = new MetricsOfProcesses();
  let isOpen = false;
  const start = (number: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork({ PROCESS_NUMBER: String(number) });
      worker.on('message', (message) => {
        const sent = WorkerMessage.safeParse(message).data;
        if (!sent) return;
        if ('ownMetrics' in sent) metrics.hear(worker, sent);
        else if ('wants' in sent) void metrics.sendTo(worker);
        else {
          metrics.add(worker);
          resolve(sent.address);
        }
      });
      worker.once('exit', (code, signal) => {
        metrics.remove(worker);
        const ended = `Process ${number} ended (${signal ?? `exit code ${code}`})`;
        reject(new Error(`${ended} before it listened.`));
        if (!isOpen) return;
        process.stderr.write(`${ended}. Another one takes its place.\n`);
        void restart(number);
      });
    });
  const restart = async (number: number) => {
    await pause(restartTime);
    // One that ends again is started again.
    if (isOpen) await start(number).catch(() => undefined);
  };
  const [address = ''] = await Promise.all(Array.from({ length: count }, (_, index) => start(index + 1)));
  isOpen = true;
  return {
    address,
    async close() {
      isOpen = false;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    },
  };
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await ended;
}

/** Collects the metrics of the processes that serve: one that is starting or has ended is left out. */
class MetricsOfProcesses {
  readonly #serving = new Set<Worker>();
  readonly #waiting = new Map<number, Map<Worker, (own: object[] | undefined) => void>>();
  #questions = 0;

  add(worker: Worker): void {
    this.#serving.add(worker);
  }

  remove(worker: Worker): void {
    this.#serving.delete(worker);
    for (const waiting of this.#waiting.values()) waiting.get(worker)?.(undefined);
  }

  hear(worker: Worker, { question, ownMetrics }: { question: number; ownMetrics: object[] }): void {
    this.#waiting.get(question)?.get(worker)?.(ownMetrics);
  }

  async sendTo(worker: Worker): Promise<void> {
    const question = (this.#questions += 1);
    const waiting = new Map<Worker, (own: object[] | undefined) => void>();
    this.#waiting.set(question, waiting);
    const ended = new AbortController();
    const late = pause(answerTime, undefined, { signal: ended.signal }).catch(() => undefined);
    const answers = [...this.#serving].map((each) => {
      const answer = new Promise<object[] | undefined>((resolve) => waiting.set(each, resolve));
      send(each, { question });
      return Promise.race([answer, late]);
    });
    const all = (await Promise.all(answers)).filter((own) => own !== undefined);
    ended.abort();
    this.#waiting.delete(question);
    // Of two versions they may not fit together: nobody has asked for a server that ends of it.
    const metricsOfAll = await sumOf(all).catch((error: unknown) => {
      process.stderr.write(`The metrics of the processes cannot be added: ${String(error)}\n`);
      return '';
    });
    send(worker, { metricsOfAll });
  }
}

const sumOf = async (all: object[][]): Promise<string> => AggregatorRegistry.aggregate(all).metrics();

const send = (worker: Worker, message: PrimaryMessage): void => {
  // One that has just ended answers nothing.
  if (worker.isConnected()) worker.send(message, () => undefined);
};

/** Lets every process report the metrics of all, labelled by process. Undefined for a process that is alone. */
export function shareMetrics(registry: Registry): (() => Promise<string>) | undefined {
  const number = processNumber();
  if (number === undefined) return undefined;
  registry.setDefaultLabels({ process: number });
  let asking: Promise<string> | undefined;
  let hear: ((metrics: string) => void) | undefined;
  process.on('message', (message) => {
    const sent = PrimaryMessage.safeParse(message).data;
    if (!sent) return;
    if ('metricsOfAll' in sent) hear?.(sent.metricsOfAll);
    else
      void registry
        .getMetricsAsJSON()
        // One that cannot be read keeps back those of this process, not those of the others.
        .catch(() => [])
        .then((ownMetrics) => process.send?.({ ownMetrics, question: sent.question }));
  });
  return () =>
    (asking ??= new Promise<string>((resolve) => {
      hear = resolve;
      process.send?.({ wants: 'metrics' });
    }).finally(() => (asking = undefined)));
}
