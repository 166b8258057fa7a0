import { maxControlName, type SnapshotFile } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { saveBytes } from '../../shared/saveFile';
import { useSettings } from '../../shared/settings';
import { toastShown } from '../../shared/toasts';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { FileButton } from '../../shared/ui/FileButton';
import { DownloadIcon } from '../../shared/ui/icons';
import { TextField } from '../../shared/ui/TextField';
import { untilLeft, useOneAtATime } from '../../shared/useOneAtATime';
import { ButtonForm, DemoSection } from './DemoSection';
import { jsonObjectIn } from './jsonObjectIn';
import { useControl, useControlRead } from './useControl';

type Asked = { reset: true } | { restore: string } | { file: SnapshotFile };

/**
 * Saves and restores snapshots, here or as a file, and gives this browser its own sandbox. `onOther`: called when the tenant has been
 * replaced.
 */
export function TenantSection({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const snapshots = useControlRead('listSnapshots');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, isBusy, busyWith } = useOneAtATime<'save' | 'download' | 'replace' | 'own'>();
  const own = useControlRead('getClock').currentData?.sandbox;
  const dispatch = useDispatch();
  const today = useToday();
  const isVisitor = useSettings().control_room === 'public';

  const goOn = () => (onOther(), untilLeft());
  const save = () =>
    run(async () => {
      if (!(await call('saveSnapshot', { body: { name } }))) return;
      setName('');
      await snapshots.refetch();
    }, 'save');
  const replace = (what: Asked) =>
    run(async () => {
      const tenant = await ('reset' in what
        ? call('resetTenant')
        : 'file' in what
          ? call('openSnapshotFile', { body: what.file })
          : call('restoreSnapshot', { params: { snapshot: what.restore } }));
      if (tenant) return goOn();
      setAsked(null);
    }, 'replace');
  const download = () =>
    run(async () => {
      const file = await call('getSnapshotFile');
      const bytes = new TextEncoder().encode(JSON.stringify(file));
      if (file) saveBytes(t('copyFileName', { day: today }), 'application/json', bytes);
    }, 'download');
  const choose = async (chosen: File) => {
    const file = jsonObjectIn<SnapshotFile>(await chosen.text());
    // The server looks at the rest of it.
    if (file && 'formato' in file) setAsked({ file });
    else dispatch(toastShown({ tone: 'error', message: t('noCopyFile', { name: chosen.name }) }));
  };
  const openOwn = () =>
    run(async () => {
      if (await call('createSandbox', { body: { enter: true } })) await goOn();
    }, 'own');
  const leaveOwn = () =>
    run(async () => {
      if (own) await call('dropSandbox', { params: { sandbox: own } });
      await goOn();
    }, 'own');

  const confirmLabel =
    asked && 'restore' in asked
      ? t('restore', { name: asked.restore })
      : t(asked && 'file' in asked ? 'openCopy' : 'reset');

  return (
    <DemoSection title={t('library')}>
      <p>{own ? t('inSandbox', { id: own }) : t('inShared')}</p>
      <div className="row items-end gap-2">
        <Button
          size="small"
          busy={isBusy}
          busyLabel={busyWith === 'own' ? t(own ? 'leaving' : 'opening') : undefined}
          onClick={() => void (own ? leaveOwn() : openOwn())}
        >
          {t(own ? 'leaveSandbox' : 'openSandbox')}
        </Button>
        <Button size="small" busy={isBusy} onClick={() => setAsked({ reset: true })}>
          {t('reset')}
        </Button>
      </div>
      <ButtonForm
        label={t('saveSnapshot')}
        busy={isBusy}
        busyLabel={busyWith === 'save' ? t('saving') : undefined}
        onSend={save}
      >
        <TextField
          label={t('snapshotName')}
          size="small"
          value={name}
          required
          maxLength={maxControlName}
          // The contract's `Name`; a pattern of HTML needs the hyphen escaped.
          pattern="[a-z0-9][a-z0-9\-]*"
          title={t('snapshotRule')}
          onChange={setName}
        />
      </ButtonForm>
      <QueryView query={snapshots} empty={<p>{t('noSnapshots')}</p>}>
        {(list) => (
          <div className="row items-end gap-2">
            {list.map((snapshot) => (
              <Button
                key={snapshot.name}
                size="small"
                busy={isBusy}
                onClick={() => setAsked({ restore: snapshot.name })}
              >
                {t('restore', { name: snapshot.name })}
              </Button>
            ))}
          </div>
        )}
      </QueryView>
      {!isVisitor && (
        <div className="row items-end gap-2">
          <Button
            size="small"
            busy={isBusy}
            busyLabel={busyWith === 'download' ? t('saving') : undefined}
            onClick={() => void download()}
          >
            <DownloadIcon /> {t('downloadCopy')}
          </Button>
          <FileButton
            size="small"
            accept="application/json,.json"
            disabled={isBusy}
            onChoose={(file) => void choose(file)}
          >
            {t('openCopy')}
          </FileButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => isBusy || setAsked(null)}
        onConfirm={() => asked && void replace(asked)}
        busy={isBusy}
        busyLabel={t(asked && 'reset' in asked ? 'resetting' : 'restoring')}
        confirmLabel={confirmLabel}
      >
        {t('replaceWhy')}
      </ConfirmDialog>
    </DemoSection>
  );
}
