import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';

const DemoPanel = onDemand(() => import('./DemoPanel'));

// In the page's flow, after its end: it covers nothing.
const Strip = styled('aside', {
  base: { display: 'flex', justifyContent: 'center', padding: 'e2', bg: 'bg.muted', fontSize: 'sm' },
});

/**
 * The way to what shows a library's situations without a terminal. Only a server with a control room has it. What it opens, words
 * and all, is fetched then.
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
      {/* What leads to another page shows it. */}
      <Dialog isOpen={openAt === key} onClose={close} title={t('demo')} size="xl">
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DemoPanel onClose={close} />
        </Suspense>
      </Dialog>
    </Strip>
  );
}
