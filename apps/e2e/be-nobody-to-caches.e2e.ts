import type { APIRequestContext } from '@playwright/test';
import { signIn } from './controls';
import { expect, test } from './journey';

/** A page as the server sends it. `word`: makes the address another one, so that the server renders the page anew. */
async function pageFor(request: APIRequestContext, address: string, word: string, headers = {}) {
  const reply = await request.get(`${address}?x=${word}`, { headers: { accept: 'text/html', ...headers } });
  const html = (await reply.text()).replaceAll(word, '').replace(/"renderedAt":\d+/, '');
  return { html, kept: reply.headers()['cache-control'] };
}

/** Where one page begins to differ from another; empty if they are the same. A whole page fills the report. */
function whereOther(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return one === other ? '' : one.slice(Math.max(0, at - 40), at + 40);
}

test('the server renders the same pages for a patron as for a visitor, and no cache keeps the personal ones', async ({
  page,
  request,
}) => {
  const withToken = page.waitForRequest(
    (call) => call.url().includes('/pessoas') && /^Bearer /.test(call.headers()['authorization'] ?? ''),
  );
  await page.goto('/login?redirect=/meupergamum/inicio');
  await signIn(page, 'ana');
  const { authorization = '' } = (await withToken).headers();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await page.context().addCookies([{ name: 'catalogue.session', value: 'Ana', url: page.url() }]);

  for (const [address, kept] of [
    ['/', 'no-cache'],
    ['/acervo/1', 'no-cache'],
    ['/meupergamum/inicio', 'no-store'],
    ['/cesta', 'no-store'],
  ] as const) {
    const ofPatron = await pageFor(page.request, address, 'madeforone', { authorization });
    const ofVisitor = await pageFor(request, address, 'madefortwo');
    expect([address, ofPatron.kept, ofVisitor.kept]).toEqual([address, kept, kept]);
    expect([address, whereOther(ofPatron.html, ofVisitor.html)]).toEqual([address, '']);
    expect(/\bAna\b/.exec(ofPatron.html)?.[0], address).toBeUndefined();
  }
});
