import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';

const DemoPanel = onDemand(() => import('./DemoPanel'));

// In the page's flow, after its end, so that it covers nothing.
const Strip = styled('aside', {
  base: { display: 'flex', justifyContent: 'center', padding: 'e2', bg: 'bg.muted', fontSize: 'sm' },
});

/**
 * Opens the demo controls. Only shown if the server has a control room. The panel and its texts are loaded on demand.
 */
export function DemoDock() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <Strip aria-label={t('demo')} data-screen-only="">
      <Button size="small" variant="text" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        {t('openDemo')}
      </Button>
      {/* A navigation closes the dialog. */}
      <Dialog isOpen={openAt === key} onClose={close} title={t('demo')} size="xl">
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DemoPanel onClose={close} />
        </Suspense>
      </Dialog>
    </Strip>
  );
}
