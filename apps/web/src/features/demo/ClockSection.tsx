import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { dateLocale } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import type { Settings } from '../../shared/settings';
import { Button } from '../../shared/ui/Button';
import { DemoSection } from './DemoSection';
import { useControl, useControlRead } from './useControl';

const steps = [
  ['PT1H', 'hour'],
  ['P1D', 'day'],
  ['P1W', 'week'],
  ['P1M', 'month'],
] as const;

/** Advances the server's clock, where jobs due until then are applied, and stops it. */
export function ClockSection({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const clock = useControlRead('getClock');
  const timeZone = useSelector((state: { settings: Settings | null }) => state.settings?.time_zone);
  const written = (now: string) =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(now),
    );

  async function change(body: { advance: string } | { stopped: boolean }) {
    if (!(await call('setClock', { body }))) return;
    await clock.refetch();
    onChange();
  }

  return (
    <DemoSection title={t('clock')}>
      <QueryView query={clock}>
        {({ now, stopped }) => (
          <>
            <p role="status">{stopped ? t('clockStopped', { time: written(now) }) : written(now)}</p>
            {/* The same button for both, so that it keeps the focus. */}
            <div>
              <Button size="small" onClick={() => void change({ stopped: !stopped })}>
                {t(stopped ? 'clockStart' : 'clockStop')}
              </Button>
            </div>
          </>
        )}
      </QueryView>
      <div className="row items-end gap-2">
        {steps.map(([duration, text]) => (
          <Button key={duration} size="small" onClick={() => void change({ advance: duration })}>
            {t(text)}
          </Button>
        ))}
      </div>
      <p>{t('clockBack')}</p>
    </DemoSection>
  );
}
