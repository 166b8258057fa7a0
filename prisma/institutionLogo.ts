import { svgFault } from './svgFault';

/** The greatest size of a logo in bytes. */
export const maxLogoBytes = 256 * 1024;
const maxPixels = 4096;
const pngBegin = Buffer.from('89504e470d0a1a0a', 'hex');

/** A logo as a data address, or what is wrong with it, as the end of a sentence. */
export type Logo = { address: string } | { sentence: string };

const largeLogo: Logo = { sentence: `must have at most ${maxLogoBytes / 1024} kB` };

/** Checks a logo that is a data address, as an export has it. */
export function logoOfAddress(address: string): Logo {
  const [, base64] = /^data:image\/(?:png|svg\+xml);base64,([\w+/=]+)$/.exec(address) ?? [];
  return base64 === undefined
    ? { sentence: 'must be a PNG or an SVG in base64' }
    : logoOfPicture(Buffer.from(base64, 'base64'));
}

/** Checks a logo by its content. */
export function logoOfPicture(picture: Buffer): Logo {
  if (picture.length > maxLogoBytes) return largeLogo;
  if (picture.subarray(0, 8).equals(pngBegin)) {
    const [width, height] = picture.length < 24 ? [0, 0] : [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    if (width === 0 || height === 0 || width > maxPixels || height > maxPixels)
      return { sentence: `must have 1 to ${maxPixels} pixels in each direction` };
    return { address: addressOf('image/png', picture) };
  }
  const fault = svgFault(picture);
  return fault === null ? { address: addressOf('image/svg+xml', picture) } : { sentence: fault };
}

const addressOf = (type: string, picture: Buffer): string => `data:${type};base64,${picture.toString('base64')}`;
