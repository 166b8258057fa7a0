import { Presets, SingleBar } from 'cli-progress';

const REPORT_AFTER_MS = 700;
const REPORT_EVERY_MS = 5000;

/** The time since a moment of `performance.now()`, as in `2.1 s`. */
export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step of a command; reports it, with its duration, only if it takes a while. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  let wasReported = false;
  const report = (): void => {
    console.log(wasReported ? `  ${label}: ${seconds(started)} so far` : `${label} …`);
    wasReported = true;
  };
  const first = setTimeout(report, REPORT_AFTER_MS);
  const more = setInterval(report, REPORT_EVERY_MS);
  try {
    const answer = await work();
    if (wasReported) console.log(`${label}: done in ${seconds(started)}`);
    return answer;
  } finally {
    clearTimeout(first);
    clearInterval(more);
  }
}

/** A progress bar on a terminal; elsewhere a line for every tenth. */
export function progressBar(label: string): {
  show: (done: number, total: number, what: string) => void;
  end: () => void;
} {
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage} % | {value}/{total} {what} | {duration_formatted}`,
      hideCursor: true,
      noTTYOutput: false,
    },
    Presets.shades_classic,
  );
  const isTerminal = process.stdout.isTTY;
  let running = false;
  let tenth = -1;
  return {
    show(done, total, what) {
      if (!isTerminal) {
        const now = total === 0 ? 10 : Math.floor((done / total) * 10);
        if (now !== tenth) console.log(`${label}: ${now * 10} % (${done}/${total} ${what})`);
        tenth = now;
        return;
      }
      if (!running) bar.start(total, done, { what });
      running = true;
      bar.setTotal(total);
      bar.update(done, { what });
    },
    end() {
      if (running) bar.stop();
    },
  };
}
