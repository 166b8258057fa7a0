import { controlValue, dataFields, subfieldValues, type MarcRecord } from '@catalogue/domain';
import { contentHash } from './titleRow';

const LONGEST = 200;

/**
 * By what a title is known again when its source sends it a second time: whose number it is (003; without one `source`, else the
 * agency of 040 $a) and the number (001); without a number a hash of the record.
 */
export function sourceKeyOf(record: MarcRecord, source = ''): string {
  const number = controlValue(record, '001')?.trim();
  const key = `${controlValue(record, '003')?.trim() || source || agencyOf(record)} ${number ?? ''}`;
  return number && key.length <= LONGEST ? key : `sha256 ${contentHash(record)}`;
}

/** Whether nobody knows whose number it is: another library can have given it to another title. */
export const isOwnerless = (sourceKey: string): boolean => sourceKey.startsWith(' ');

const agencyOf = (record: MarcRecord): string =>
  dataFields(record, '040')
    .flatMap((field) => subfieldValues(field, 'a'))
    .map((agency) => agency.trim())
    .find(Boolean) ?? '';
