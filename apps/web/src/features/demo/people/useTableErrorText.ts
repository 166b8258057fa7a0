import { useTranslation } from 'react-i18next';
import type { StoredTables } from './useTables';

type TableError = StoredTables['errors'][number];

/** What is wrong in a line of a table, in the reader's language. */
export function useTableErrorText() {
  const { t } = useTranslation('demo');
  return ({ table, line, column, code, facts }: TableError): string => {
    // Each text names facts of its own.
    const sentence = t(`tableError_${code}` as 'tableError_onLoan', facts);
    const error = column ? t('errorColumn', { column, error: sentence }) : sentence;
    const name = t(`table_${table}`);
    return line === null ? t('errorTable', { table: name, error }) : t('errorLine', { table: name, line, error });
  };
}
