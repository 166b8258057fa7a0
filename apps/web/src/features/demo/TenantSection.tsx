import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { TextField } from '../../shared/ui/TextField';
import { ButtonForm, DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

type Asked = { reset: true } | { restore: string };

/**
 * Saves and restores snapshots, and gives this browser its own sandbox. `onOther`: called when the tenant has been
 * replaced.
 */
export function TenantSection({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const snapshots = useControlRead('listSnapshots');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busyWith, setBusyWith] = useState<'save' | 'replace' | 'own' | null>(null);
  const isBusy = busyWith !== null;
  const own = useControlRead('getClock').currentData?.sandbox;

  /** `leaves`: resolves to true if the page is about to reload; it stays busy until then. */
  const busy = async (work: NonNullable<typeof busyWith>, leaves: () => Promise<boolean>) => {
    setBusyWith(work);
    if (!(await leaves())) setBusyWith(null);
  };
  const goOn = () => (onOther(), true);
  const save = () =>
    busy('save', async () => {
      if (!(await call('saveSnapshot', { body: { name } }))) return false;
      setName('');
      await snapshots.refetch();
      return false;
    });
  const replace = (what: Asked) =>
    busy('replace', async () => {
      const tenant = await ('reset' in what
        ? call('resetTenant')
        : call('restoreSnapshot', { params: { snapshot: what.restore } }));
      if (tenant) return goOn();
      setAsked(null);
      return false;
    });
  const openOwn = () =>
    busy('own', async () => {
      const sandbox = await call('createSandbox', { body: { enter: true } });
      return sandbox ? goOn() : false;
    });
  const leaveOwn = () =>
    busy('own', async () => {
      if (own) await call('dropSandbox', { params: { sandbox: own } });
      return goOn();
    });

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
          maxLength={31}
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
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => isBusy || setAsked(null)}
        onConfirm={() => asked && void replace(asked)}
        busy={isBusy}
        busyLabel={t(asked && 'restore' in asked ? 'restoring' : 'resetting')}
        confirmLabel={asked && 'restore' in asked ? t('restore', { name: asked.restore }) : t('reset')}
      >
        {t('replaceWhy')}
      </ConfirmDialog>
    </DemoSection>
  );
}
