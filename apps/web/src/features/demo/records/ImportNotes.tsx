import type { ImportRun } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';

/** What was wrong with records: each kind once; the report has every record. */
export function ImportNotes({ run: { notes } }: { run: ImportRun }) {
  const { t, i18n } = useTranslation('demo');
  const number = new Intl.NumberFormat(i18n.language);
  if (notes.length === 0) return null;
  return (
    <details open={notes.some(({ rejected }) => rejected)}>
      <summary>{t('importNotes')}</summary>
      <ul className="list-disc">
        {notes.map(({ kind, records, first }) => (
          <li key={kind}>
            {i18n.exists(`demo:note_${kind}`) ? t(`note_${kind}` as 'note_leader') : kind}:{' '}
            {t('noteRecords', { count: records, number: number.format(records), first: number.format(first) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
