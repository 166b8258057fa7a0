import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import css from './DemoDock.module.css';

const DemoPanel = onDemand(() => import('./DemoPanel'));

/**
 * Opens the demo controls. Only shown if the server has a control room. The panel and its texts are loaded on demand.
 */
export function DemoDock() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <aside className={css.strip} aria-label={t('demo')} data-screen-only="">
      <Button size="small" variant="text" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        {t('openDemo')}
      </Button>
      {/* A navigation closes the dialog. */}
      <Dialog isOpen={openAt === key} onClose={close} title={t('demo')} size="xl">
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DemoPanel onClose={close} />
        </Suspense>
      </Dialog>
    </aside>
  );
}
