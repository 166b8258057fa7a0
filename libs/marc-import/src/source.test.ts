import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSources } from './source';
import { fileOf } from './testing/files';

describe('files that cannot be imported', () => {
  it('are all reported before anything is imported', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    const empty = fileOf([]);
    await expect(findSources([join(folder, 'a.mrc'), folder, empty])).rejects.toThrow(
      [
        `There is no file ${join(folder, 'a.mrc')}: check its name and folder.`,
        `${folder} is a folder: name the files in it, as in "npm run import -- ${folder}/*.mrc".`,
        `${empty} is empty: there is nothing to import.`,
      ].join('\n'),
    );
  });
});
