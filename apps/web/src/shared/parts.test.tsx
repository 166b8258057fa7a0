import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PartFile } from '../../parts/partFiles';
import { renderPart } from '../testing/renderPart';

// With no look of their own: they load, delay, surround or fetch what other parts show.
const unseen = ['Chakra', 'DialogFrame', 'ShelfLine', 'WhenNear', 'WithoutScripts', 'onDemand'];

const parts = [__dirname, join(__dirname, 'ui')].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /^\w+\.tsx$/.test(file))
    .map((file) => join(folder, basename(file, '.tsx')))
    .filter((part) => !unseen.includes(basename(part))),
);

describe.each(parts.map((part) => ({ name: basename(part), file: `${part}.parts.tsx` })))('$name', ({ file }) => {
  it('is on the page of parts, and can be rendered in each state there', async () => {
    expect(existsSync(file)).toBe(true);
    const { states, alone } = (await import(file)) as PartFile;
    const all = Object.entries({ ...states, ...alone });
    expect(all.length).toBeGreaterThan(0);
    for (const [, state] of all) await renderPart(state);
  });
});
