import { controlValue, dataFields, subfieldValues, type MarcRecord } from '@catalogue/domain';
import { contentHash } from './titleRow';

const LONGEST = 200;

/**
 * The key that identifies a title when its source sends it again: the agency (003; without one `source`, else 040 $a)
 * and the number (001); without a number a hash of the record.
 */
export function sourceKeyOf(record: MarcRecord, source = ''): string {
  const number = controlValue(record, '001')?.trim();
  const key = `${controlValue(record, '003')?.trim() || source || agencyOf(record)} ${number ?? ''}`;
  return number && key.length <= LONGEST ? key : `sha256 ${contentHash(record)}`;
}

/** Whether the agency of the number is unknown: another source may have used it for another title. */
export const isOwnerless = (sourceKey: string): boolean => sourceKey.startsWith(' ');

const agencyOf = (record: MarcRecord): string =>
  dataFields(record, '040')
    .flatMap((field) => subfieldValues(field, 'a'))
    .map((agency) => agency.trim())
    .find(Boolean) ?? '';
