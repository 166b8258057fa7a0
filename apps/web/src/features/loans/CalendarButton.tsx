import type { PendingTitle } from '@catalogue/api-contract';
import { isoFromBrazilian } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useToday } from '../../shared/dates';
import { selectIsActing } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { CalendarIcon, DownloadIcon } from '../../shared/ui/icons';
import { CalendarAddress } from './CalendarAddress';
import { useSaveDates } from './useSaveDates';

/** Opens how the due dates get into the patron's calendar (LOOK-2 §3): in a file, or by an address that it reads. */
export function CalendarButton({ titles }: { titles: readonly PendingTitle[] }) {
  const { t } = useTranslation(['loans', 'shared']);
  const today = useToday();
  const saveDates = useSaveDates();
  const isActing = useSelector(selectIsActing);
  const [isOpen, setOpen] = useState(false);
  const coming = titles.filter(({ dataDevolucaoPrevista }) => isoFromBrazilian(dataDevolucaoPrevista) >= today);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarIcon /> {t('calendar')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('calendar')}
        size="md"
        footer={<Button onClick={() => setOpen(false)}>{t('close', { ns: 'shared' })}</Button>}
      >
        <div className="stack gap-6">
          <section className="stack gap-2">
            <h3>{t('inFile')}</h3>
            <p>{t('inFileWhat')}</p>
            <div>
              {coming.length === 0 ? (
                <p className="muted">{t('saveDates', { count: 0 })}</p>
              ) : (
                <Button variant="brand" onClick={() => void saveDates(coming)}>
                  <DownloadIcon /> {t('saveDates', { count: coming.length })}
                </Button>
              )}
            </div>
          </section>
          {!isActing && <CalendarAddress />}
        </div>
      </Dialog>
    </>
  );
}
