import { CopyStatus } from '@catalogue/api-contract';
import type { CopyDescription } from './copies';
import { enumeration, labelsOf, line, partsIn, words } from './copiesText';
import { dataFields, type DataField, type MarcRecord } from './record';

const isSet = (field: DataField, code: string): boolean => words(field, code).some((value) => !/^0+$/.test(value));

const statusOf = (field: DataField): CopyDescription['situacao'] => {
  if (isSet(field, '1')) return CopyStatus.lost;
  if (isSet(field, '4')) return CopyStatus.repair;
  if (isSet(field, 'q')) return CopyStatus.onLoan;
  // Koha uses negative numbers for states before circulation (ordered, in processing).
  if (words(field, '7').some((value) => value.startsWith('-'))) return CopyStatus.processing;
  if (isSet(field, '7') || isSet(field, '5')) return CopyStatus.localUse;
  return words(field, '0147').length > 0 ? CopyStatus.available : null;
};

/** In other systems 952 is a local note of one subfield. */
export const isKohaItem = (field: DataField): boolean =>
  words(field, 'p').length > 0 || (words(field, 'ab').length > 0 && words(field, 'cotyh').length > 0);

/**
 * Items of 952 as Koha exports them: $b holding branch (else $a home branch), $c location, $o call number, $p barcode,
 * $t copy number, $h volume, $y item type; $1 lost, $4 damaged, $q due date, $7 not for loan and $5 restricted give the
 * state; with $0 withdrawn there is no item. Source: Koha's default framework.
 */
export const kohaCopies = (record: MarcRecord): CopyDescription[] =>
  dataFields(record, '952')
    .filter((field) => isKohaItem(field) && !isSet(field, '0'))
    .map((field) => {
      const callNumber = line(field, 'o');
      const volume = line(field, 'h');
      return {
        cod_exemplar: words(field, 'p')[0] ?? null,
        biblioteca: words(field, 'b')[0] ?? words(field, 'a')[0] ?? null,
        localizacao: words(field, 'c')[0] ?? null,
        numero_chamada: labelsOf(callNumber)(words(field, 't')[0]),
        ...(volume === null ? partsIn(callNumber) : enumeration(volume)),
        tipo_emprestimo: words(field, 'y')[0] ?? null,
        situacao: statusOf(field),
      };
    });
