import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';
import { logoOfAddress, logoOfPicture, maxLogoBytes, type Logo } from '@catalogue/database/institutionLogo';

/** Reads a logo: a file of the folder, or a data address as an export has it. */
export function readLogo(name: string, folder: string): Logo {
  if (name.startsWith('data:')) return logoOfAddress(name);
  try {
    return logoOfFile(resolve(folder, name));
  } catch (error) {
    return { sentence: `names a file that cannot be read (${codeOf(error)})` };
  }
}

// The file that names it may be somebody else's: a device has no end, and without O_NONBLOCK a pipe is waited for.
function logoOfFile(file: string): Logo {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(handle).isFile()) return { sentence: 'names no plain file' };
    const picture = Buffer.alloc(maxLogoBytes + 1);
    return logoOfPicture(picture.subarray(0, readSync(handle, picture)));
  } finally {
    closeSync(handle);
  }
}
