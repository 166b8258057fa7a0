import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/Notice';
import { useTableErrorText } from './useTableErrorText';
import type { StoredTables } from './useTables';

interface TablesOutcomeProps {
  outcome: StoredTables;
}

/** What would come of the tables, what came of them, or what is wrong in which line. */
export function TablesOutcome({ outcome }: TablesOutcomeProps) {
  const { t, i18n } = useTranslation('demo');
  const errorText = useTableErrorText();
  const { people, loans, errors } = outcome;
  if (errors.length > 0)
    return (
      <Notice tone="error" role="alert" title={t('tablesRefused')}>
        <ul className="list-disc">
          {errors.map((error, at) => (
            <li key={at} className="wrap-anywhere">
              {errorText(error)}
            </li>
          ))}
        </ul>
        {outcome.has_more_errors && <p>{t('moreTableErrors')}</p>}
      </Notice>
    );
  const number = new Intl.NumberFormat(i18n.language);
  const lines = Object.entries({ people, loans }).flatMap(([name, counts]) =>
    counts === null
      ? []
      : [
          t(`tableLines_${name as 'people' | 'loans'}`, {
            new: number.format(counts.new),
            changed: number.format(counts.changed),
            unchanged: number.format(counts.unchanged),
          }),
        ],
  );
  return (
    <Notice
      tone={outcome.stored ? 'ok' : 'info'}
      role="status"
      title={t(outcome.stored ? 'tablesStored' : 'tablesChecked')}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
