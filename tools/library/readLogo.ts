import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';
import { svgFault } from './svgFault';

const mostBytes = 256 * 1024;
const mostPixels = 4096;
const pngBegin = Buffer.from('89504e470d0a1a0a', 'hex');

type Logo = { address: string } | { sentence: string };

/** Reads a logo: a file of the folder, or a data address as an export has it. Returns a data address, or what is wrong. */
export function readLogo(name: string, folder: string): Logo {
  const [, base64] = /^data:image\/(?:png|svg\+xml);base64,([\w+/=]+)$/.exec(name) ?? [];
  if (base64 !== undefined) return checked(Buffer.from(base64, 'base64'));
  if (name.startsWith('data:')) return { sentence: 'must be a PNG or an SVG in base64' };
  const file = resolve(folder, name);
  try {
    if (statSync(file).size > mostBytes) return tooLarge;
    return checked(readFileSync(file));
  } catch (error) {
    return { sentence: `names a file that cannot be read (${codeOf(error)})` };
  }
}

const tooLarge: Logo = { sentence: `must have at most ${mostBytes / 1024} kB` };

function checked(picture: Buffer): Logo {
  if (picture.length > mostBytes) return tooLarge;
  if (picture.subarray(0, 8).equals(pngBegin)) {
    const [width, height] = picture.length < 24 ? [0, 0] : [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    if (width === 0 || height === 0 || width > mostPixels || height > mostPixels)
      return { sentence: `must have 1 to ${mostPixels} pixels in each direction` };
    return { address: addressOf('image/png', picture) };
  }
  const fault = svgFault(picture);
  return fault === null ? { address: addressOf('image/svg+xml', picture) } : { sentence: fault };
}

const addressOf = (type: string, picture: Buffer): string => `data:${type};base64,${picture.toString('base64')}`;
