import type { CopyDescription } from './copies';
import { line, partsIn, words } from './copiesText';
import { dataFields, type DataField, type MarcRecord } from './record';

// Other systems use these fields for local notes: an item number has a digit and no space.
const isNumber = (value: string): boolean => /^(?=.*\d)\S{1,40}$/.test(value);

/** Whether the field contains an item number. */
export const isNumbered = (field: DataField): boolean => words(field, 'a').some(isNumber);

/** Items of fields with item numbers in $a: 949 of Biblivre (tombo), 990 of Sophia, which has the call number in $b. */
export const numberedCopies = (record: MarcRecord, tag: '949' | '990'): CopyDescription[] =>
  dataFields(record, tag).flatMap((field) => {
    // Once, not for each item: a field may have thousands.
    const numero_chamada = tag === '990' ? line(field, 'b') : null;
    const parts = partsIn(numero_chamada);
    return words(field, 'a')
      .filter(isNumber)
      .map((cod_exemplar) => ({
        cod_exemplar,
        biblioteca: null,
        localizacao: null,
        numero_chamada,
        ...parts,
        tipo_emprestimo: null,
        situacao: null,
      }));
  });
