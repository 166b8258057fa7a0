import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contracts } from '@catalogue/api-contract';
import { runInApp } from './app';
import { saveScore } from '../mutationScores';
import { compareCommitted, writtenInteractions } from './committedPact';
import { pactOf, type Scenario } from './exchange';
import { waitUntilRecorded } from './waitUntilRecorded';
import { misreadFields } from './reads';
import { findUnnoticedMutations } from './replyMutations';

// Otherwise Pact sends usage data to its makers.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** The tests of the contract of one feature. */
export function describePact(feature: keyof Contracts, scenarios: Scenario[]): void {
  describe(`the pact of ${feature}`, () => {
    const all = scenarios.flatMap(({ exchanges }) => exchanges);
    const folder = mkdtempSync(join(tmpdir(), `pact-${feature}-`));
    beforeAll(() => {
      // The app warns of replies outside the contract, which the mutations here are.
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

    it.each(scenarios)('every field of the replies matters when $title', async (scenario) => {
      const { made, unnoticed } = await findUnnoticedMutations(scenario, all);
      score.made += made;
      score.noticed += made - unnoticed.length;
      expect(unnoticed).toEqual([]);
    });

    it('the replies have the fields that the app reads, and no others', () => {
      expect(misreadFields(feature, all)).toEqual([]);
    });

    it('the committed pact is up to date', () => {
      const written = writtenInteractions(folder);
      expect(written.map(({ description }) => description).sort()).toEqual(
        all.map(({ that }) => `${feature}: ${that}`).sort(),
      );
      const state = compareCommitted(feature, written);
      if (state !== 'equal')
        throw new Error(
          `apps/contract-tests/pacts/${feature}.json was ${state} and has just been written: look at the difference and commit it.`,
        );
    });
  });
}
