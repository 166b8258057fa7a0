import type { DataField } from '@catalogue/domain';
import type { Draft, MadeTitle, Shelf } from './draft';
import { record, singleYear, type RecordFacts } from './marc';

interface Made extends Omit<RecordFacts, 'number' | 'created' | 'dates' | 'language'> {
  /** ISO date. */
  data_inclusao: string;
  /** The year of publication, null if unknown, or the dates as 008 has them. */
  year: number | null | { dates: string };
  /** Portuguese, unless it is another. */
  language?: string;
  fields: readonly (DataField | null)[];
  shelf: Shelf;
}

/** A title with its record, catalogued on the day of its inclusion. */
export const madeTitle = (
  { number }: Draft,
  { data_inclusao, year, language = 'por', fields, shelf, ...facts }: Made,
): MadeTitle => ({
  record: record(
    {
      ...facts,
      number,
      created: data_inclusao,
      dates: typeof year === 'object' && year !== null ? year.dates : singleYear(year),
      language,
    },
    fields,
  ),
  data_inclusao,
  shelf,
});
