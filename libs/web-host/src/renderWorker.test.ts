import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRenderWorker, TookTooLong } from './renderWorker';

const folder = mkdtempSync(join(tmpdir(), 'render-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The thread of a renderer that calls what the address names, and breaks where it says so. */
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort, threadId, workerData } from 'node:worker_threads';
   parentPort.on('message', ({ address, language, port }) => {
     if (address === '/break') process.exit(1);
     if (address === '/throw') throw new Error('no memory');
     port.on('message', ({ late }) => late && port.postMessage({ kind: 'failure', failure: late }));
     if (address === '/fail') return port.postMessage({ kind: 'failure', failure: 'no content' });
     const init = { method: 'POST', headers: { lang: '1' }, body: 'a=b', isForm: true };
     port.on('message', ({ id, status, failure, body }) => {
       if (id === undefined || address === '/silence') return;
       const text = failure ?? status + ' ' + Buffer.from(body).toString();
       const html = [workerData.template, language, text, threadId > 0].join(' ');
       port.postMessage({ kind: 'page', page: { status: 200, html, isWhole: true } });
     });
     port.postMessage({ kind: 'call', id: 1, address, init });
     if (address === '/forever') while (true);
   });`,
);

let worker: ReturnType<typeof openRenderWorker>;
beforeEach(() => void (worker = openRenderWorker(file, { template: 'page' })));
afterEach(() => worker.close());
const render = (
  address: string,
  call = async (asked: string, { body }: RequestInit) => Response.json({ asked, body }),
) => worker.render({ origin: 'http://localhost', address, language: 'en', call });

it('renders in another thread, with the replies to its calls', async () => {
  const forms: unknown[] = [];
  const page = await render('/one', async (asked, { method, body }) => {
    forms.push(body);
    return new Response(`${method} ${asked}`, { status: 201 });
  });
  expect(page).toEqual({ status: 200, html: 'page en 201 POST /one true', isWhole: true });
  expect(forms).toEqual([new URLSearchParams('a=b')]);
});

it('reports to the page why a call failed, and to this thread why a page did', async () => {
  const page = await render('/one', () => Promise.reject(new Error('away')));
  expect(page.html).toContain('Error: away');
  await expect(render('/fail')).rejects.toThrow('no content');
});

it.each(['/break', '/throw'])(
  'a thread that ends at %s fails the pages under way, and the next page has another',
  async (address) => {
    const answers = await Promise.allSettled([render(address), render(address)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await render('/next')).html).toContain('/next');
  },
);

describe('a page that takes longer than ten seconds', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
  afterEach(() => jest.useRealTimers());
  const late = 'The page took longer than 10 s.';
  const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);
  /** Once its thread has begun with it: a page, and how its call is answered. */
  const begin = (address: string) =>
    new Promise<{ page: ReturnType<typeof render>; answer(text: string): void }>((resolve) => {
      const page = render(
        address,
        () => new Promise((reply) => resolve({ page, answer: (text) => reply(new Response(text)) })),
      );
    });

  it('ends with its thread where it never pauses; the pages that wait behind it are rendered in the next', async () => {
    const { page } = await begin('/forever');
    seconds(5);
    const others = Promise.all([render('/one'), render('/two')]);
    seconds(5);
    seconds(1);
    await expect(page).rejects.toThrow(late);
    await expect(page).rejects.toBeInstanceOf(TookTooLong);
    expect((await others).map(({ status }) => status)).toEqual([200, 200]);
    expect((await render('/next')).html).toContain('/next');
  });

  it('is given up where its thread is free, which goes on with the others', async () => {
    const { page } = await begin('/silence');
    seconds(5);
    const other = await begin('/one');
    seconds(5);
    await expect(page).rejects.toThrow(late);
    await expect(page).rejects.toBeInstanceOf(TookTooLong);
    seconds(1);
    other.answer('in time');
    expect((await other.page).html).toContain('in time');
  });
});
