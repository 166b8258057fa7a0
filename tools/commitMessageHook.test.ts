import { inWorkspace } from '@catalogue/command-kit/workspace';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'hook-'));
afterAll(() => rmSync(folder, { recursive: true }));

function isAccepted(subject: string): boolean {
  const file = join(folder, 'message');
  writeFileSync(file, `${subject}\n\nThe reason.\n`);
  return spawnSync('sh', [inWorkspace('.githooks', 'commit-msg'), file]).status === 0;
}

test('the hook accepts each project and feature as a scope, what has no folder in apps or libs, and none', () => {
  const scopes = ['apps', 'libs', 'apps/mock-api/src/features', 'apps/web/src/features'].flatMap((path) =>
    readdirSync(inWorkspace(path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    ),
  );
  expect(scopes).toContain('e2e');
  scopes.push('database', 'docs', 'tools');
  expect(scopes.filter((scope) => !isAccepted(`fix(${scope}): show the loan`))).toEqual([]);
  expect(isAccepted('feat!: drop the old call')).toBe(true);
});

test.each([
  'Show the loan',
  'style(web): move it',
  'fix(web) show it',
  'fix(loan): show it',
  `fix(web): ${'x'.repeat(70)}`,
])('the hook refuses %s', (subject) => expect(isAccepted(subject)).toBe(false));
