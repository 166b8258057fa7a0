import { dataFields, subfieldValues, type MarcRecord } from '../record';
import { standardNumbers } from '../describeNumbers';
import { periodicalDates } from './date';
import { plainPart, type Sentence } from './referenceParts';
import { piecesOf } from './title';
import { imprint } from './work';

/** A periodical as a whole: title in capitals, place, publisher, first and last year, ISSN (NBR 6023:2018, 7.7.1). */
export const periodical = (record: MarcRecord): Sentence[] => {
  const [proper, ...rest] = piecesOf(record);
  const issn = dataFields(record, '022').some((field) => subfieldValues(field, 'a').length > 0)
    ? standardNumbers(record).find((number) => /^\d{4}-/.test(number))
    : undefined;
  return [
    plainPart((proper?.text ?? '').toUpperCase() + rest.map(({ before, text }) => before + text).join('')),
    imprint(record, periodicalDates(record)),
    plainPart(issn ? `ISSN ${issn}` : null),
  ];
};
