import type { TitleRecord } from '@catalogue/api-contract';

// What a page shows of a record at first, far above real ones: a page is rendered while other readers wait, and a record may
// have ten thousand fields.
const ofEachKind = 500;
const inAll = 1000;

/** The first fields of a record. */
export interface PartOfRecord extends TitleRecord {
  /** The number of fields that the record has besides. */
  leftOut: number;
}

export const isPart = (record: TitleRecord): record is PartOfRecord => 'leftOut' in record;

// Observed servers leave lists out (ruling E3).
const detailsOf = (field: TitleRecord['campos'][number]) => (field as Partial<typeof field>).detalhes ?? [];

export const countFields = ({ campos }: TitleRecord): number =>
  campos.reduce((count, field) => count + detailsOf(field).length, 0);

/** The record with the first fields of each kind; itself if it has no others, or is a part already. */
export function firstFields(record: TitleRecord): TitleRecord | PartOfRecord {
  if (isPart(record)) return record;
  let left = inAll;
  let leftOut = 0;
  const campos = record.campos.map((field) => {
    const all = detailsOf(field);
    const detalhes = all.slice(0, Math.min(ofEachKind, left));
    left -= detalhes.length;
    leftOut += all.length - detalhes.length;
    return { ...field, detalhes };
  });
  return leftOut > 0 ? { ...record, campos, leftOut } : record;
}
