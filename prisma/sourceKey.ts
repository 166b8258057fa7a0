import { controlValue, type MarcRecord } from '@catalogue/domain';
import { contentHash } from './titleRow';

const LONGEST = 200;

/** By what a title is known again when its source sends it a second time: `003 001`, else a hash of the record. */
export function sourceKeyOf(record: MarcRecord): string {
  const number = controlValue(record, '001')?.trim();
  const key = `${controlValue(record, '003')?.trim() ?? ''} ${number ?? ''}`;
  return number && key.length <= LONGEST ? key : `sha256 ${contentHash(record)}`;
}
