import { expect, test as base } from '@playwright/test';
import { pagesOf } from '@catalogue/checks/screens/browse';
import { languagesOf, screens } from '@catalogue/checks/screens/list';
import { eachRuleOnce, findingsOn } from '@catalogue/checks/screens/looks';

const test = base.extend<object, { onPage: ReturnType<typeof pagesOf> }>({
  // So that each patron signs in once a worker.
  onPage: [async ({ browser }, use) => use(pagesOf(browser, process.env.CATALOGUE_URL ?? '')), { scope: 'worker' }],
});

for (const screen of screens)
  test(screen.name, async ({ onPage }) => {
    for (const language of languagesOf(screen, ['pt']))
      expect(await onPage(screen, language, (page) => findingsOn(page, eachRuleOnce(screen)))).toEqual([]);
  });
