import type { OwnData } from '@catalogue/api-contract';
import { ownDataFiles } from '@catalogue/domain';
import { strToU8, zipSync } from 'fflate';

/** A person's copy as one zip file, with a text that says what is in it. */
export const ownDataArchive = (data: OwnData, readme: { nome: string; texto: string }): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries({ [readme.nome]: readme.texto, ...ownDataFiles(data) }).map(([name, text]) => [
        name,
        strToU8(text),
      ]),
    ),
  );
