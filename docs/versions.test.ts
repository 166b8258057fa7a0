import { readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const read = (...path: string[]) => readFileSync(inWorkspace(...path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('the changelog begins with the version of the package', () => {
  expect(/^## (\S+)/.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

test('every project has the version of the package', () => {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(inWorkspace(folder)).map((name) => [folder, name, 'package.json'] as const),
  );
  const versions = projects.map((path) => (JSON.parse(read(...path)) as { version: string }).version);
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('the server reports the version of the package', () => {
  const own = `?? '${version}'`;
  expect(read('apps', 'mock-api', 'src', 'openServer.ts')).toContain(`APP_VERSION ${own}`);
  expect(read('docs', 'CONFIGURATION.md')).toMatch(new RegExp(`\\| \`APP_VERSION\` +\\| \`${version}\` `));
});

test('security fixes are promised for the version of the package', () => {
  expect(read('SECURITY.md')).toContain(`| ${version.replace(/\.\d+$/, '.x')} `);
});

test('the image has an exact version of the Node that developers use', () => {
  expect(read('Dockerfile')).toMatch(
    new RegExp(`^FROM node:${read('.nvmrc').trim()}\\.\\d+\\.\\d+-bookworm-slim AS build$`, 'm'),
  );
});
