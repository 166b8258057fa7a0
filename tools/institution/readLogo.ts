import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';
import { largeLogo, logoOfAddress, logoOfPicture, maxLogoBytes, type Logo } from '@catalogue/database/institutionLogo';

/** Reads a logo: a file of the folder, or a data address as an export has it. */
export function readLogo(name: string, folder: string): Logo {
  if (name.startsWith('data:')) return logoOfAddress(name);
  const file = resolve(folder, name);
  try {
    return statSync(file).size > maxLogoBytes ? largeLogo : logoOfPicture(readFileSync(file));
  } catch (error) {
    return { sentence: `names a file that cannot be read (${codeOf(error)})` };
  }
}
