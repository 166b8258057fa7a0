import { run } from './soak';
import { answerOf } from './soak/answers';
import { openLoop, type Sample } from './soak/openLoop';
import { growthPerMinute, reasonsOf, slowestOverTime, table } from './soak/verdict';

const readingsOf = (megabytes: (second: number) => number) =>
  Array.from({ length: 120 }, (_, second) => ({ seconds: second, megabytes: megabytes(second) }));

describe('memory', () => {
  it('that fills caches and then stays is flat, also as it goes up and down', () => {
    const filled = readingsOf((second) => 400 + Math.min(second, 50) * 4 + (second % 7) * 3);
    expect(Math.abs(growthPerMinute(filled))).toBeLessThan(2);
    expect(reasonsOf([], filled)).toEqual([]);
  });

  it('that grows all the time is a reason to fail', () => {
    const leaking = readingsOf((second) => 400 + second * 2);
    expect(growthPerMinute(leaking)).toBeCloseTo(120);
    expect(reasonsOf([], leaking)).toEqual(['The memory grew by 118 of 579 MB in the second half.']);
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
