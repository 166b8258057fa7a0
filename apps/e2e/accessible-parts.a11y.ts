import { expect, test } from '@playwright/test';
import { eachRuleOnce, findingsOn } from '@catalogue/checks/screens/looks';
import { partNames, showPart } from '@catalogue/checks/screens/parts';

for (const part of partNames)
  test(`part ${part}`, async ({ page }) => {
    await showPart(page, process.env.PARTS_URL ?? '', part, async (state = 'in its states') =>
      expect(await findingsOn(page, eachRuleOnce({})), state).toEqual([]),
    );
  });
