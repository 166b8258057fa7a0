import { useTranslation } from 'react-i18next';
import type { StoredTables } from './useTables';

type TableError = StoredTables['errors'][number];

/** The texts for what the server says of a line, whose groups are the values in them. */
const texts = [
  [/^is empty$/, 'tableEmpty'],
  [/^is not in UTF-8/, 'tableEncoding'],
  [/^a quotation mark is /, 'tableQuotes'],
  [/^this line is longer than /, 'tableLongLine'],
  [/^column \d+ \("(?<name>.*)"\) is not known here\. The columns are (?<columns>.*)$/s, 'tableUnknownColumn'],
  [/^column \d+ \("(?<name>.*)"\) is there twice/s, 'tableColumnTwice'],
  [/^there is no column "(?<name>.*)"\. The columns are (?<columns>.*)$/, 'tableColumnMissing'],
  [/^there are (?<values>\d+) values for (?<columns>\d+) columns$/, 'tableCellCount'],
  [/^must not be empty$/, 'cellEmpty'],
  [/^must have at most (?<most>\d+) characters$/, 'cellLong'],
  [/^must not have line breaks/, 'cellControl'],
  [/^must have no spaces$/, 'cellSpaces'],
  [/^must be an e-mail address$/, 'cellEmail'],
  [/^must be a phone number/, 'cellPhone'],
  [/^must be 11 digits/, 'cellCpf'],
  [/^must have \d+ to \d+ characters with a digit/, 'cellPassword'],
  [/^is a common word /, 'cellCommon'],
  [/^is one more than the (?<most>\d+) new passwords/, 'cellPasswordCount'],
  [/^must be a day such as /, 'cellDay'],
  [/^is after today/, 'cellFuture'],
  [/^is before data_saida$/, 'cellBefore'],
  [/^is the same person as in line (?<other>\d+)$/, 'cellSamePerson'],
  [/^belongs to a demo person/, 'cellDemoPerson'],
  [/^is not the barcode of a copy/, 'cellNoCopy'],
  [/^is nobody's/, 'cellNobody'],
  [/^is the same loan as in line (?<other>\d+)$/, 'cellSameLoan'],
  [/^is out already in line (?<other>\d+)$/, 'cellOutTwice'],
  [/^is on loan already$/, 'cellOut'],
  [/^cannot be out: its state is (?<state>.*)$/, 'cellNotLent'],
] as const;

/** What is wrong in a line of a table, in the reader's language; in the server's where the app does not know its sentence. */
export function useTableErrorText() {
  const { t } = useTranslation('demo');
  const textOf = (sentence: string): string => {
    for (const [pattern, key] of texts) {
      const found = pattern.exec(sentence);
      if (found) return t(key as 'cellSamePerson', { ...(found.groups as { other: string }) });
    }
    return sentence;
  };
  return ({ table, line, column, sentence }: TableError): string => {
    const error = column ? t('errorColumn', { column, error: textOf(sentence) }) : textOf(sentence);
    const name = t(`table_${table}`);
    return line === null ? t('errorTable', { table: name, error }) : t('errorLine', { table: name, line, error });
  };
}
