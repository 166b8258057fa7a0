import type { WireFile } from '@catalogue/api-contract';
import { bytesOf } from './wire';

/** Gives a file that came from the server to the reader, as a download. */
export function saveFile({ nome, tipo, base64 }: WireFile): void {
  const address = URL.createObjectURL(new Blob([bytesOf(base64)], { type: tipo }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(address);
}
