import { inWorkspace } from '@catalogue/command-kit/workspace';
import { readFile } from 'node:fs/promises';
import { openAsPatron } from './controls';
import { expect, test } from './journey';

/** By the file of a part, the built scripts that it needs besides those of every page. */
type Scripts = Record<string, string[]>;
const loans = /^src\/features\/loans\/public\./;

test('the page of a screen of the area names its scripts, which come with the first ones', async ({ page }) => {
  const scripts = JSON.parse(await readFile(inWorkspace('dist', 'web', '.vite', 'parts.json'), 'utf8')) as Scripts;
  const [ofLoans = []] = Object.entries(scripts).flatMap(([file, needed]) => (loans.test(file) ? [needed] : []));
  expect(ofLoans).not.toEqual([]);
  const html = await (await page.request.get('/meupergamum/titulos-pendentes')).text();
  for (const script of ofLoans) expect(html).toContain(`/${script}`);

  await openAsPatron(page, 'titulos-pendentes', 'ana');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
});
