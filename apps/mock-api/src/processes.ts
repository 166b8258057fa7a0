import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client';
import { z } from 'zod';

/** What a process sends to the one that started it: where it listens, or that somebody asked it for the metrics of all. */
const WorkerMessage = z.union([z.object({ address: z.string() }), z.object({ wants: z.literal('metrics') })]);

/** What it is answered; null: one of them did not send its own. */
const MetricsOfAll = z.object({ metricsOfAll: z.string().nullable() });
type MetricsOfAll = z.output<typeof MetricsOfAll>;

const restartTime = 1000;

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
  const registry = new AggregatorRegistry();
  let isOpen = false;
  const start = (number: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork({ PROCESS_NUMBER: String(number) });
      worker.on('message', (message) => {
        const sent = WorkerMessage.safeParse(message).data;
        if (!sent) return;
        if ('address' in sent) resolve(sent.address);
        else void sendMetrics(registry, worker);
      });
      worker.once('exit', (code, signal) => {
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

async function sendMetrics(registry: AggregatorRegistry<RegistryContentType>, worker: Worker): Promise<void> {
  const answer: MetricsOfAll = { metricsOfAll: await registry.clusterMetrics().catch(() => null) };
  if (worker.isConnected()) worker.send(answer);
}

/**
 * Lets every process report the metrics of all, labelled by process: null while one of them does not tell its own. Undefined for a
 * process that is alone.
 */
export function shareMetrics(registry: Registry): (() => Promise<string | null>) | undefined {
  const number = processNumber();
  if (number === undefined) return undefined;
  registry.setDefaultLabels({ process: number });
  AggregatorRegistry.setRegistries(registry);
  // Its constructor is what makes this process answer when it is asked for its own.
  void new AggregatorRegistry();
  let asking: Promise<string | null> | undefined;
  return () => (asking ??= askForMetrics().finally(() => (asking = undefined)));
}

const askForMetrics = (): Promise<string | null> =>
  new Promise((resolve) => {
    const hear = (message: unknown) => {
      const answer = MetricsOfAll.safeParse(message).data;
      if (!answer) return;
      process.off('message', hear);
      resolve(answer.metricsOfAll);
    };
    process.on('message', hear);
    process.send?.({ wants: 'metrics' });
  });
