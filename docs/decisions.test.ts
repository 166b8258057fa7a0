import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'decisions');

test.each(readdirSync(folder))('%s has its number in its heading, and at most 40 lines', (file) => {
  const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
  expect(lines.length).toBeLessThanOrEqual(40);
});
