import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRenderWorker } from './renderWorker';

const folder = mkdtempSync(join(tmpdir(), 'render-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The thread of a renderer that calls what the address names, and breaks where it says so. */
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort, threadId, workerData } from 'node:worker_threads';
   parentPort.on('message', ({ address, cookies, port }) => {
     if (address === '/break') process.exit(1);
     if (address === '/throw') throw new Error('no memory');
     if (address === '/fail') return port.postMessage({ kind: 'failure', failure: 'no content' });
     const init = { method: 'POST', headers: { lang: '1' }, body: 'a=b', isForm: true };
     port.on('message', ({ status, failure, body }) => {
       const text = failure ?? status + ' ' + Buffer.from(body).toString();
       const html = [workerData.template, cookies.get('x'), text, threadId > 0].join(' ');
       port.postMessage({ kind: 'page', page: { status: 200, html, isWhole: true } });
     });
     port.postMessage({ kind: 'call', id: 1, address, init });
   });`,
);

let worker: ReturnType<typeof openRenderWorker>;
beforeEach(() => void (worker = openRenderWorker(file, { template: 'page' })));
afterEach(() => worker.close());
const render = (
  address: string,
  call = async (asked: string, { body }: RequestInit) => Response.json({ asked, body }),
) => worker.render({ origin: 'http://localhost', address, cookies: new Map([['x', '1']]), call });

it('renders in another thread, with the replies to its calls', async () => {
  const forms: unknown[] = [];
  const page = await render('/one', async (asked, { method, body }) => {
    forms.push(body);
    return new Response(`${method} ${asked}`, { status: 201 });
  });
  expect(page).toEqual({ status: 200, html: 'page 1 201 POST /one true', isWhole: true });
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
