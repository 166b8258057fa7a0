import { readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const read = (file: string) => readFileSync(inWorkspace(file), 'utf8');
const lines = (file: string) => read(file).split('\n');

test('the files of a library, with its people, are mounted into its commands alone', () => {
  const [, services = ''] = read('docker-compose.yml').split(/^services:$/m);
  const mounting = services.split(/^(?= {2}[a-z]+:$)/m).filter((service) => service.includes('./own'));
  expect(mounting.map((service) => service.trim().split('\n')[0])).toEqual(['commands:']);
});

test('passwords, dumps and the files of a library come neither into an image nor into the repository', () => {
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['.env', 'backups', 'own']));
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['/.env', 'backups/', '/own/']));
});

test('packages are installed in an image with the settings of a clone', () => {
  expect(read('Dockerfile')).toMatch(/ cp --parents \.npmrc package\.json package-lock\.json /);
});
