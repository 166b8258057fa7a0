import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

interface Difference {
  file: string;
  reason: string;
}

const read = (file: string): PNG => PNG.sync.read(readFileSync(file));
const sizeOf = ({ width, height }: PNG): string => `${width} × ${height}`;

/**
 * Compares the pictures of these names in two folders, and draws what differs into a third. Any other colour is a difference; edges
 * that are only smoothed otherwise are none.
 */
export function compare(files: string[], before: string, after: string, drawn: string): Difference[] {
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn, { recursive: true });
  return files.flatMap((file) => {
    if (!existsSync(join(before, file))) return [{ file, reason: 'not there before' }];
    const [one, other] = [read(join(before, file)), read(join(after, file))];
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
}

function cut(picture: PNG, width: number, height: number): Buffer {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part.data;
}
