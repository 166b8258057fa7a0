import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { currentSandbox, enterSandbox, leaveSandbox } from '../../shared/sandbox';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { TextField } from '../../shared/ui/TextField';
import { Buttons, DemoPart } from './DemoPart';
import { useControl, useControlRead } from './useControl';

type Asked = { reset: true } | { restore: string };

/** Saves and brings back whole states, and gives this browser a library of its own. `onOther`: the library is another one now. */
export function LibraryPart({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const snapshots = useControlRead('listSnapshots');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const own = currentSandbox();

  const busy = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const save = () =>
    busy(async () => {
      if (!(await call('saveSnapshot', { body: { name } }))) return;
      setName('');
      await snapshots.refetch();
    });
  const replace = (what: Asked) =>
    busy(async () => {
      const library = await ('reset' in what
        ? call('resetLibrary')
        : call('restoreSnapshot', { params: { snapshot: what.restore } }));
      setAsked(null);
      if (library) onOther();
    });
  const openOwn = () =>
    busy(async () => {
      const sandbox = await call('createSandbox', { body: {} });
      if (!sandbox) return;
      enterSandbox(sandbox.id);
      onOther();
    });
  const leaveOwn = () =>
    busy(async () => {
      leaveSandbox();
      if (own) await call('dropSandbox', { params: { sandbox: own } });
      onOther();
    });

  return (
    <DemoPart title={t('library')}>
      <p>{own ? t('inSandbox', { id: own }) : t('inShared')}</p>
      <Buttons>
        <Button size="small" busy={isBusy} onClick={() => void (own ? leaveOwn() : openOwn())}>
          {t(own ? 'leaveSandbox' : 'openSandbox')}
        </Button>
        <Button size="small" onClick={() => setAsked({ reset: true })}>
          {t('reset')}
        </Button>
      </Buttons>
      <Buttons as="form" onSubmit={(event) => (event.preventDefault(), void save())}>
        <TextField
          label={t('snapshotName')}
          value={name}
          required
          maxLength={31}
          pattern="[a-z0-9][a-z0-9\-]*"
          title={t('snapshotRule')}
          onChange={setName}
        />
        <Button size="small" type="submit" busy={isBusy}>
          {t('saveSnapshot')}
        </Button>
      </Buttons>
      <Fetched query={snapshots} empty={<p>{t('noSnapshots')}</p>}>
        {(list) => (
          <Buttons>
            {list.map((snapshot) => (
              <Button key={snapshot.name} size="small" onClick={() => setAsked({ restore: snapshot.name })}>
                {t('restore', { name: snapshot.name })}
              </Button>
            ))}
          </Buttons>
        )}
      </Fetched>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void replace(asked)}
        busy={isBusy}
        confirmLabel={asked && 'restore' in asked ? t('restore', { name: asked.restore }) : t('reset')}
      >
        {t('replaceWhy')}
      </ConfirmDialog>
    </DemoPart>
  );
}
