import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { compare, picturesIn } from './compare';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const [before, after, drawn] = ['before', 'after', 'drawn'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
beforeAll(() => [before, after].forEach((one) => mkdirSync(one)));
afterAll(() => rmSync(folder, { recursive: true }));

/** A white picture with a black square of so many pixels a side. */
function draw(file: string, side: number, width = 20): void {
  const picture = new PNG({ width, height: 20 });
  picture.data.fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  writeFileSync(file, PNG.sync.write(picture));
}

const differences = (file: string) =>
  compare({ folder: before, files: [file] }, { folder: after, files: [file] }, drawn);

it('finds no difference in equal pictures, and draws none', () => {
  draw(join(before, 'same.png'), 5);
  draw(join(after, 'same.png'), 5);
  expect(differences('same.png')).toEqual([]);
  expect(existsSync(join(drawn, 'same.png'))).toBe(false);
});

it('counts the pixels that differ, and draws them', () => {
  draw(join(before, 'other.png'), 5);
  draw(join(after, 'other.png'), 8);
  expect(differences('other.png')).toEqual([{ file: 'other.png', reason: '39 pixels' }]);
  expect(existsSync(join(drawn, 'other.png'))).toBe(true);
});

it('reports a picture of another size', () => {
  draw(join(before, 'wider.png'), 5, 20);
  draw(join(after, 'wider.png'), 5, 24);
  expect(differences('wider.png')).toEqual([{ file: 'wider.png', reason: '20 × 20 before, 24 × 20 now' }]);
});

it('reports a picture that only one of the two runs has', () => {
  const [one, other] = [before, after].map((parent) => join(parent, 'lists')) as [string, string];
  [one, other].forEach((each) => mkdirSync(each));
  draw(join(one, 'both.png'), 5);
  draw(join(one, 'removed.png'), 5);
  draw(join(other, 'both.png'), 5);
  draw(join(other, 'added.png'), 5);
  writeFileSync(join(one, 'index.html'), '');
  const found = compare({ folder: one, files: picturesIn(one) }, { folder: other, files: picturesIn(other) }, drawn);
  expect(found).toEqual([
    { file: 'added.png', reason: 'not in the earlier run' },
    { file: 'removed.png', reason: 'missing from this run' },
  ]);
});
