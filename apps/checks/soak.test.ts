import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './soak';
import { answerOf } from './soak/answers';
import { memoryOf, withMemoryReports } from './soak/memory';
import { openLoop, type Sample } from './soak/openLoop';
import { growthOf, reasonsOf, slowestOverTime, table, type Reading } from './soak/verdict';

const readingsOf = (memory: (minute: number) => Partial<Reading>): Reading[] =>
  [0, 5, 7.5, 10].map((minute) => ({
    ...{ seconds: minute * 60, heap: 240, buffers: 100, resident: 600 },
    ...memory(minute),
  }));

describe('memory', () => {
  it('that fills caches and then stays is flat', () => {
    const filled = readingsOf((minute) => ({ buffers: Math.min(minute, 5) * 20 }));
    expect(growthOf(filled)).toEqual({ used: 0, resident: 0 });
    expect(reasonsOf([], filled)).toEqual([]);
  });

  it.each([
    ['heap', 'The used memory grew by 50 MB from 350 in the second half.'],
    ['buffers', 'The used memory grew by 50 MB from 290 in the second half.'],
    ['resident', 'The resident memory grew by 100 MB from 600 in the second half.'],
  ] as const)('whose %s grows all the time is a reason to fail', (which, reason) => {
    const step = { heap: 10, buffers: 10, resident: 20 }[which];
    const from = { heap: 200, buffers: 0, resident: 500 }[which];
    expect(
      reasonsOf(
        [],
        readingsOf((minute) => ({ [which]: from + minute * step })),
      ),
    ).toEqual([reason]);
  });

  // A hundred arrays and buffers of 0.8 MB each.
  const making =
    'for (let count = 0; count < 100; count += 1) made.push(Array(1e5).fill(count), Buffer.alloc(8e5, 1));';
  it.each([
    ['is kept', '', 70, 100],
    ['is garbage', 'made.length = 0;', -1, 20],
  ])('of a process counts what %s', async (_, forgets, least, most) => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    const program = `const made = []; process.on('message', () => { ${making} ${forgets} process.send('made'); }); process.send('ready');`;
    const child = spawn(process.execPath, ['--eval', program], {
      env: { ...process.env, ...withMemoryReports(folder) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    try {
      await once(child, 'message');
      const before = await memoryOf(child.pid ?? 0, folder);
      child.send('make');
      await once(child, 'message');
      const after = await memoryOf(child.pid ?? 0, folder);
      for (const part of ['heap', 'buffers'] as const) {
        expect(after[part] - before[part]).toBeGreaterThan(least);
        expect(after[part] - before[part]).toBeLessThan(most);
      }
    } finally {
      child.kill();
      rmSync(folder, { recursive: true });
    }
  });
});

const sample = (milliseconds: number, failure?: string, due = 0): Sample => ({
  ...{ kind: 'search', due, milliseconds, failure },
});

it('calls that failed are counted by what went wrong, and have their place in the table', () => {
  const samples = [sample(10), sample(20), sample(900, '503 busy'), sample(900, '503 busy')];
  expect(reasonsOf(samples, [])).toEqual([
    '2 x search: 503 busy',
    'One of a hundred calls took longer than 900 ms; 100 are the goal.',
  ]);
  expect(table(samples).split('\n')[1]?.split(/ +/)).toEqual(['search', '4', '2', '900', '900', '900']);
});

it('the slowest calls are told for each tenth of the run', () => {
  const samples = Array.from({ length: 1000 }, (_, at) => sample(at < 100 ? 900 : 9, undefined, at / 100));
  expect(slowestOverTime(samples)).toEqual([900, 9, 9, 9, 9, 9, 9, 9, 9, 9]);
});

it('calls begin when they are due although none has been answered, and their time counts from then', async () => {
  const answers: (() => void)[] = [];
  const samples: Sample[] = [];
  const next = () => ({
    kind: 'slow',
    send: () =>
      new Promise<undefined>((resolve) => {
        answers.push(() => resolve(undefined));
        // The last one releases all.
        if (answers.length === 20) for (const answer of answers) answer();
      }),
  });
  await openLoop({ perSecond: 100, seconds: 0.2, next }, (one) => void samples.push(one));
  expect(samples).toHaveLength(20);
  // Due first, answered with the last: at least so much later.
  expect(samples[0]?.milliseconds).toBeGreaterThanOrEqual(180);
});

it('takes no address, and only whole numbers', async () => {
  await expect(run(['https://catalogue.example.org'])).rejects.toThrow();
  await expect(run(['--minutes', '0'])).rejects.toThrow('--minutes takes 1 to 999');
});

it('only a refusal with a time to wait counts as one', async () => {
  const reply = (status: number, headers = {}) => answerOf(Promise.resolve(new Response('', { status, headers })));
  expect(await Promise.all([reply(201), reply(503, { 'retry-after': '1' }), reply(503), reply(500)])).toEqual([
    'done',
    '503 with a time to wait',
    '503 without a time to wait',
    '500',
  ]);
  expect(await answerOf(Promise.reject(new Error('cut')))).toBe('with no reply');
});
