import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { migrationNames } from './migrate';

const folder = inWorkspace('prisma', 'migrations');
// The rule is younger than these.
const lastWithoutRule = '20261125150000_named_baskets';

/** What a server of the version before would fail on. A statement for each; comments are left out. */
const breaks: [string, RegExp][] = [
  ['drops what it uses', /\bDROP\s+(?:TABLE|COLUMN|VIEW|FUNCTION|TYPE)\b/i],
  ['renames what it uses', /\bRENAME\b/i],
  ['changes the type of what it reads', /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['asks for a value that it does not write', /\bSET\s+NOT\s+NULL\b/i],
  ['asks for a value that it does not write', /\bADD\s+COLUMN\b(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i],
];

/** Why a server of the version before could not go on; none for a migration that says since when nothing uses what it takes away. */
function faultsOf(sql: string): string[] {
  if (/^-- contract: \S/m.test(sql)) return [];
  // Without what is in parentheses: a new table may ask for what it likes, and a comma there ends no column.
  const statements = sql.replace(/--.*$/gm, '').replace(/\([^()]*\)/g, '');
  return breaks.filter(([, pattern]) => pattern.test(statements)).map(([fault]) => fault);
}

test.each([
  ['ALTER TABLE "acervo" DROP COLUMN "titulo"', 'drops what it uses'],
  ['DROP TABLE "acervo"', 'drops what it uses'],
  ['ALTER TABLE "acervo" RENAME COLUMN "a" TO "b"', 'renames what it uses'],
  ['ALTER TABLE "acervo" ALTER COLUMN "ano" SET DATA TYPE BIGINT', 'changes the type of what it reads'],
  ['ALTER TABLE "acervo" ALTER COLUMN "ano" SET NOT NULL', 'asks for a value that it does not write'],
  ['ALTER TABLE "a" ADD COLUMN "b" DECIMAL(10,2) NOT NULL', 'asks for a value that it does not write'],
  [
    'ALTER TABLE "a" ADD COLUMN "b" TEXT DEFAULT \'\',\nADD COLUMN "c" INTEGER NOT NULL',
    'asks for a value that it does not write',
  ],
])('%s is not for a running server', (sql, fault) => {
  expect(faultsOf(sql)).toEqual([fault]);
  expect(faultsOf(`-- contract: unused since 0.3.0\n${sql}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" TEXT, ADD COLUMN "c" INTEGER NOT NULL DEFAULT 0',
  'CREATE TABLE "a" ("b" TEXT NOT NULL)',
  '-- Later: DROP TABLE "a"\nCREATE INDEX "a_b" ON "a" ("b")',
])('%s is', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

const ruled = migrationNames(folder).filter((name) => name > lastWithoutRule);
test('a server of the version before survives every migration', () => {
  const faults = ruled.flatMap((name) =>
    faultsOf(readFileSync(join(folder, name, 'migration.sql'), 'utf8')).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});
