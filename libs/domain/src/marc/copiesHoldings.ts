import { CopyStatus } from '@catalogue/api-contract';
import type { CopyDescription } from './copies';
import { enumeration, labelsOf, line, partsIn, words } from './copiesText';
import { dataFields, type DataField, type MarcRecord } from './record';

const LOCAL_USE = /consulta local|uso local|n[aã]o circula|not for loan|library use only|in[- ]library use/i;

const fieldCopies = (field: DataField): CopyDescription[] => {
  const [library, ...rooms] = words(field, 'b');
  const callNumber = line(field, 'khim') ?? line(field, 'j');
  const copyNumbers = words(field, 't');
  const materials = line(field, '3');
  const barcodes = words(field, 'p');
  const place = {
    biblioteca: library ?? words(field, 'a')[0] ?? null,
    localizacao: line(field, 'c') ?? (rooms.join(' ') || null),
    ...(materials === null ? partsIn(callNumber) : enumeration(materials)),
    tipo_emprestimo: null,
    situacao: LOCAL_USE.test(line(field, 'xz') ?? '') ? CopyStatus.localUse : null,
  };
  if (barcodes.length === 0 && callNumber === null && place.biblioteca === null && place.localizacao === null)
    return [];
  const label = labelsOf(callNumber);
  return (barcodes.length === 0 ? [null] : barcodes).map((cod_exemplar, index) => ({
    cod_exemplar,
    ...place,
    numero_chamada: label(copyNumbers[index]),
  }));
};

/**
 * Items of 852: $b library (else $a), $c shelving location, $k $h $i $m call number (else $j), $p barcode, $t copy
 * number, $3 volume, $x $z notes that indicate local use. A field with several $p is that many items. Source: MARC 21
 * Holdings, 852.
 */
export const holdingsCopies = (record: MarcRecord): CopyDescription[] => dataFields(record, '852').flatMap(fieldCopies);
