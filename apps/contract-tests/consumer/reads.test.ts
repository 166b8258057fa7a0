import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, type Contracts } from '@catalogue/api-contract';
import { calls } from '../calls';
import { fieldsOf, readsOf } from './reads';

const features = Object.keys(contracts) as (keyof Contracts)[];
const callsOf = (feature: keyof Contracts) => calls.filter((call) => call.feature === feature);

const sources = (...folder: string[]): string => {
  const root = join(__dirname, '..', '..', '..', ...folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name) && !name.includes('testing'))
    .map((name) => readFileSync(join(root, name), 'utf8').replace(/^import[^;]*;$/gm, ''))
    .join('\n');
};
const app = sources('apps', 'web', 'src') + sources('libs', 'domain', 'src');
const namesOf = (fields: string[]) => fields.flatMap((field) => field.split(/[.[\]*]+/)).filter(Boolean);

// Names that mean something else on a screen, or are read only if a server sends less than this contract.
const otherwise: Partial<Record<keyof Contracts, string[]>> = {
  // The login as it was typed (ruling C21).
  session: ['login'],
};

const folderOf = (feature: string) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('what the app reads', () => {
  const allRead = new Set(namesOf(calls.flatMap(readsOf)));

  it.each(features)('is really read: %s', (feature) => {
    const names = new Set(namesOf(callsOf(feature).flatMap(readsOf)));
    const unread = [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(app));
    expect(unread.sort()).toEqual([]);
  });

  it.each(features)('is nothing else: %s', (feature) => {
    const screens = sources('apps', 'web', 'src', 'features', folderOf(feature)) + sources('apps', 'web', 'src', 'app');
    const others = new Set(namesOf(callsOf(feature).flatMap(fieldsOf)).filter((name) => !allRead.has(name)));
    const read = [...others].filter((name) => new RegExp(`\\.${name}\\b(?!\\()`).test(screens));
    expect(read.sort()).toEqual(otherwise[feature] ?? []);
  });
});
