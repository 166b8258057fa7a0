import type { WireFile } from '@catalogue/api-contract';
import { bytesOf } from './wire';

/** Offers a file from the server to the reader as a download. */
export const saveFile = ({ nome, tipo, base64 }: WireFile): void => saveBytes(nome, tipo, bytesOf(base64));

/** The same for a file that is made here. */
export function saveBytes(nome: string, tipo: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: tipo }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(address);
}

/** The file in a `data:` address; null for any other address. */
export function fileIn(url: string, nome: string): WireFile | null {
  const [, tipo, base64] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? [];
  return tipo && base64 !== undefined ? { nome, tipo, base64 } : null;
}
