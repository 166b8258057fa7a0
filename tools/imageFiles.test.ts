import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { bundle, describe as packageOf } from './bundle';

let folder: string;
beforeAll(() => {
  // Inside of the clone, where the packages are found.
  mkdirSync(inWorkspace('dist'), { recursive: true });
  folder = mkdtempSync(inWorkspace('dist', 'image-test-'));
  mkdirSync(join(folder, 'prisma', 'migrations'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['server', { DATABASE_URL: '' }, 'Set DATABASE_URL: the image brings no PostgreSQL of its own.\n'],
  ['server', { PORT: 'x' }, /PORT is "x" and takes a whole number/],
  ['web', {}, /^Usage: node web\.cjs --api /],
])(
  '%s.cjs imports only packages that package.json has, and refuses with a sentence: %j',
  async (name, env, sentence) => {
    const imported = await bundle(inWorkspace('tools', 'image', `${name}.ts`), join(folder, `${name}.cjs`));
    expect(Object.keys((await packageOf(imported)).dependencies)).toContain('fastify');
    const { code, output } = await runNode([join(folder, `${name}.cjs`)], env);
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  },
);
