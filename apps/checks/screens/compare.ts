import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

interface Difference {
  file: string;
  reason: string;
}

const read = (file: string): PNG => PNG.sync.read(readFileSync(file));
const sizeOf = ({ width, height }: PNG): string => `${width} × ${height}`;

/** The pictures directly in a folder. */
export const picturesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();

/** Where pictures were taken, and the names of those to compare. */
interface Pictures {
  folder: string;
  files: string[];
}

/**
 * Compares pictures of the same name, draws what differs into the folder `drawn`, and names those that only one side has. Any
 * other colour is a difference; edges that are only smoothed in another way are none.
 */
export function compare(before: Pictures, after: Pictures, drawn: string): Difference[] {
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn, { recursive: true });
  const missing = before.files.filter((file) => !after.files.includes(file));
  const differing = after.files.flatMap((file) => {
    if (!before.files.includes(file)) return [{ file, reason: 'not in the earlier run' }];
    const [one, other] = [read(join(before.folder, file)), read(join(after.folder, file))];
    const width = Math.min(one.width, other.width);
    const height = Math.min(one.height, other.height);
    const picture = new PNG({ width, height });
    const [was, is] = [one, other].map((whole) => cut(whole, width, height)) as [Buffer, Buffer];
    const pixels = pixelmatch(was, is, picture.data, width, height, { threshold: 0 });
    const isOtherSize = sizeOf(one) !== sizeOf(other);
    if (pixels === 0 && !isOtherSize) return [];
    writeFileSync(join(drawn, file), PNG.sync.write(picture));
    return [{ file, reason: isOtherSize ? `${sizeOf(one)} before, ${sizeOf(other)} now` : `${pixels} pixels` }];
  });
  return [...differing, ...missing.map((file) => ({ file, reason: 'missing from this run' }))];
}

function cut(picture: PNG, width: number, height: number): Buffer {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part.data;
}
