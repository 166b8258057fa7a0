import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contracts } from '@catalogue/api-contract';
import { runInApp } from './app';
import { saveScore } from '../mutationScores';
import { isCommitted, writtenInteractions } from './committedPact';
import { pactOf, type Scenario } from './exchange';
import { waitUntilRecorded } from './waitUntilRecorded';
import { misreadFields } from './reads';
import { findUnnoticedMutations } from './replyMutations';

// Pact reports home unless told not to.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** The tests of one feature's part of the contract. */
export function describePact(feature: keyof Contracts, scenarios: Scenario[]): void {
  describe(`what the app asks of the server: ${feature}`, () => {
    const all = scenarios.flatMap(({ exchanges }) => exchanges);
    const folder = mkdtempSync(join(tmpdir(), `pact-${feature}-`));
    beforeAll(() => {
      // The app says so when a reply is outside the contract, as the broken ones here are.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    const score = { side: 'consumer' as const, made: 0, noticed: 0 };
    afterAll(() => {
      rmSync(folder, { recursive: true });
      saveScore(`consumer-${feature}`, score);
    });

    it.each(scenarios)('$title', async (scenario) => {
      const pact = await pactOf(feature, scenario.exchanges, folder);
      await pact.executeTest(async ({ url, port }) => {
        expect(await runInApp(scenario, url)).toEqual(scenario.outcome);
        await waitUntilRecorded(pact, port);
      });
    });

    it.each(scenarios)('nothing in the replies goes unread when $title', async (scenario) => {
      const { made, unnoticed } = await findUnnoticedMutations(scenario, all);
      score.made += made;
      score.noticed += made - unnoticed.length;
      expect(unnoticed).toEqual([]);
    });

    it('the replies hold what the app reads, no less and no more', () => {
      expect(misreadFields(feature, all)).toEqual([]);
    });

    it('the committed pact is the one that these tests make', () => {
      const written = writtenInteractions(folder);
      expect(written.map(({ description }) => description).sort()).toEqual(
        all.map(({ that }) => `${feature}: ${that}`).sort(),
      );
      if (!isCommitted(feature, written))
        throw new Error(
          `apps/contract-tests/pacts/${feature}.json was out of date and has just been rewritten: look at the difference and commit it.`,
        );
    });
  });
}
