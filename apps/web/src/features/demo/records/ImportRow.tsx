import type { ImportRun } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateLocale, useTimeZone } from '../../../shared/dates';
import { saveFile } from '../../../shared/saveFile';
import { Badge } from '../../../shared/ui/Badge';
import { Button } from '../../../shared/ui/Button';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { DownloadIcon } from '../../../shared/ui/icons';
import type { Tone } from '../../../shared/ui/tone';
import { useOneAtATime } from '../../../shared/useOneAtATime';
import { useControl } from '../useControl';
import { ImportNotes } from './ImportNotes';
import { Progress, useSizeText } from './Progress';
import css from './ImportRow.module.css';

/** `part` and `nothing`: some of the records, or all of them, were left out. */
type Shown = ImportRun['state'] | 'part' | 'nothing';

const toneOf: Record<Shown, Tone> = {
  receiving: 'warning',
  importing: 'info',
  interrupted: 'warning',
  done: 'ok',
  part: 'warning',
  nothing: 'error',
  failed: 'error',
  undoing: 'info',
  undone: 'info',
};

const rejectedOf = ({ notes }: ImportRun): number =>
  notes.reduce((sum, note) => sum + (note.rejected ? note.records : 0), 0);

function shownState(run: ImportRun): Shown {
  const { state, added, updated, records } = run;
  // A file that is cut off fails after what was read of it is stored.
  if (state === 'failed' && added + updated > 0) return 'interrupted';
  const rejected = rejectedOf(run);
  if (state !== 'done' || rejected === 0) return state;
  return rejected === records ? 'nothing' : 'part';
}

interface ImportRowProps {
  run: ImportRun;
  onChange: () => Promise<unknown>;
}

/** An import: how far it is, what came of it, and how it is stopped or taken back. */
export function ImportRow({ run, onChange }: ImportRowProps) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const timeZone = useTimeZone();
  const [isAsked, setAsked] = useState(false);
  const { run: send, isBusy: isSending } = useOneAtATime();
  const params = { import: run.id };
  const moment = dateFormat(dateLocale(i18n.language), { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const isMoving = run.state === 'importing' || run.state === 'undoing';
  const hasStored = run.added + run.updated > 0;
  const canUndo = ['interrupted', 'done', 'failed'].includes(run.state) && hasStored;
  const shown = shownState(run);

  const ask = (name: 'stopImport' | 'resumeImport' | 'undoImport') =>
    void send(async () => {
      await call(name, { params });
      setAsked(false);
      await onChange();
    });
  async function saveReport() {
    const report = await call('getImportReport', { params });
    if (report) saveFile(report);
  }

  return (
    <li className={css.root}>
      <div className="row items-center gap-2 gap-x-3">
        <h3 className="wrap-anywhere">{run.name}</h3>
        <Badge tone={toneOf[shown]} role="status">
          {t(`import_${shown}`)}
        </Badge>
        <span className="text-sm muted">{moment.format(new Date(run.started_at))}</span>
      </div>
      {run.state === 'importing' && run.bytes !== null && (
        <Progress label={t('reading', { name: run.name })} done={run.read} total={run.bytes} />
      )}
      <Outcome run={run} />
      <ImportNotes run={run} />
      <div className="row gap-2">
        {isMoving && (
          <Button busy={isSending} onClick={() => ask('stopImport')}>
            {t('stopImport')}
          </Button>
        )}
        {run.resumable && (
          <Button busy={isSending} onClick={() => ask('resumeImport')}>
            {t('resumeImport')}
          </Button>
        )}
        {run.state === 'receiving' && (
          <Button busy={isSending} onClick={() => ask('undoImport')}>
            {t('discardUpload')}
          </Button>
        )}
        {run.notes.length > 0 && (
          <Button onClick={() => void saveReport()}>
            <DownloadIcon /> {t('saveReport')}
          </Button>
        )}
        {canUndo && <Button onClick={() => setAsked(true)}>{t('undoImport')}</Button>}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => ask('undoImport')}
        title={t('undoImportAsk')}
        confirmLabel={t('undoImport')}
        busy={isSending}
      >
        {t('undoImportWhat', { name: run.name })}
      </ConfirmDialog>
    </li>
  );
}

/** One paragraph: what is in the catalogue now, and why no more. */
function Outcome({ run }: { run: ImportRun }) {
  const { t, i18n } = useTranslation('demo');
  const sizeText = useSizeText();
  const number = new Intl.NumberFormat(i18n.language);
  const counted = (key: 'importRead' | 'importAdded' | 'importUpdated' | 'importSame' | 'importLeft', count: number) =>
    t(key, { count, number: number.format(count) });
  const { state, added, updated, records, received, bytes, failure } = run;
  if (state === 'receiving')
    return <p>{t('receivedPart', { done: sizeText(received), total: sizeText(bytes ?? 0) })}</p>;
  if (state === 'undone' || state === 'undoing') {
    const count = added + updated;
    const key = state === 'undone' ? 'undoKept' : 'undoLeft';
    return count > 0 ? <p>{t(key, { count, number: number.format(count) })}</p> : null;
  }
  const rejected = rejectedOf(run);
  // The command keeps what it left out in a file beside the records.
  const same = bytes === null ? 0 : records - added - updated - rejected;
  const parts = [
    counted('importRead', records),
    counted('importAdded', added),
    ...(updated > 0 ? [counted('importUpdated', updated)] : []),
    ...(same > 0 ? [counted('importSame', same)] : []),
    ...(rejected > 0 ? [counted('importLeft', rejected)] : []),
  ];
  return (
    <>
      {failure && <p>{t(`importFailure_${failure}`)}</p>}
      {(records > 0 || !failure) && <p>{parts.join(' · ')}</p>}
      {state === 'interrupted' && <p>{t('importStopped', { count: records, number: number.format(records) })}</p>}
      {run.libraries.length > 0 && <p>{t('importLibraries', { names: run.libraries.join(', ') })}</p>}
    </>
  );
}
