import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveScore, scoreLine } from './mutationScores';

const folder = mkdtempSync(join(tmpdir(), 'scores-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the scores of all features are one line, and a side without mutations is reported as not tried', () => {
  saveScore('consumer-loans', { side: 'consumer', made: 12, noticed: 12 }, folder);
  saveScore('consumer-holds', { side: 'consumer', made: 8, noticed: 7 }, folder);
  expect(scoreLine(folder)).toBe(
    'mutations: provider not tried (the rest, with reasons, in contract-tests/unread.ts); consumer 19 of 20 noticed',
  );
  saveScore('provider', { side: 'provider', made: 1155, noticed: 1071 }, folder);
  expect(scoreLine(folder)).toContain('provider 1071 of 1155 noticed');
});
