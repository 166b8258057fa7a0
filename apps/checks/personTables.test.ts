import { readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { personTableEntries } from '@catalogue/database/personTables';

const rows = new Map(
  readFileSync(inWorkspace('docs', 'PRIVACY.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, , kept = ''] = line.split('|').map((cell) => cell.trim());
      return name?.startsWith('`') ? [[name.replaceAll('`', ''), kept] as const] : [];
    }),
);

test('docs/PRIVACY.md lists every table with personal data', () => {
  expect([...rows.keys()].sort()).toEqual(personTableEntries.map(([name]) => name).sort());
});

test.each(personTableEntries)('and says how long %s is kept', (name, { over, history }) => {
  if (over && over.days > 0) expect(rows.get(name)).toMatch(new RegExp(`^${over.days} days`));
  else if (!over) expect(rows.get(name)).toMatch(/^as (the|either) person/);
  expect(rows.get(name)?.includes('if no history is kept')).toBe(history !== undefined);
});
