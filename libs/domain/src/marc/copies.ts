import type { CopyEntry } from '@catalogue/api-contract';
import { holdingsCopies } from './copiesHoldings';
import { isKohaItem, kohaCopies } from './copiesKoha';
import { isNumbered, numberedCopies } from './copiesNumbered';
import { callNumberOf } from './describeNumbers';
import { dataFields, type DataField, type MarcRecord } from './record';

/** An item of a record, with the field names of the API. */
export interface CopyDescription {
  /** The barcode or accession number; null when the record gives none. */
  cod_exemplar: string | null;
  /** The record's code of the library; null when it gives none. */
  biblioteca: string | null;
  localizacao: string | null;
  numero_chamada: string | null;
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  /** The item type as written by the source system. */
  tipo_emprestimo: string | null;
  /** The state given in the record; null when it gives none. */
  situacao: CopyEntry['situacao'] | null;
}

const hasBarcode = ({ cod_exemplar }: CopyDescription): boolean => cod_exemplar !== null;

/** The value that all copies share. */
const common = (
  copies: readonly CopyDescription[],
  key: 'biblioteca' | 'localizacao' | 'numero_chamada',
): string | null => {
  const values = new Set(copies.map((copy) => copy[key]));
  const [value = null] = values.size === 1 ? values : [];
  return value;
};

/**
 * The items of a record, in record order. They are read from one of 852 (MARC), 952 (Koha), 949 (Biblivre) and 990
 * (Sophia): the first that has barcodes, or else the first that has items at all, so that a record exported in two
 * dialects does not count twice. Library, place and call number missing from 949, 952 and 990 are taken from 852 if it
 * names one place only; a call number missing from all item fields is that of the title. Withdrawn items are left out.
 */
export const copiesOf = (record: MarcRecord): CopyDescription[] => {
  const holdings = holdingsCopies(record);
  const kinds = [holdings, kohaCopies(record), numberedCopies(record, '949'), numberedCopies(record, '990')];
  const copies = kinds.find((kind) => kind.some(hasBarcode)) ?? kinds.find(({ length }) => length > 0) ?? [];
  if (copies.length === 0) return [];
  // Once, not for each copy: a record may have thousands.
  const biblioteca = common(holdings, 'biblioteca');
  const localizacao = common(holdings, 'localizacao');
  const numero_chamada = common(holdings, 'numero_chamada') ?? callNumberOf(record).numero_chamada;
  return copies.map((copy) => ({
    ...copy,
    biblioteca: copy.biblioteca ?? biblioteca,
    localizacao: copy.localizacao ?? localizacao,
    numero_chamada: copy.numero_chamada ?? numero_chamada,
  }));
};

const itemFields: Readonly<Record<string, (field: DataField) => boolean>> = {
  '949': isNumbered,
  '952': isKohaItem,
  '990': isNumbered,
};

/** Tags among 949, 952 and 990 with at least one field that is no item: local notes, or items in an unknown form. */
export const fieldsWithoutItems = (record: MarcRecord): string[] =>
  Object.entries(itemFields).flatMap(([tag, isItem]) => (dataFields(record, tag).every(isItem) ? [] : [tag]));
