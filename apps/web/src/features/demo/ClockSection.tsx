import type { control, Reply } from '@catalogue/api-contract';
import { useState } from 'react';
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

type DueEvent = Reply<(typeof control)['setClock']>['events'][number];

/** Advances the server's clock, where jobs due until then are applied, and stops it. */
export function ClockSection({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const clock = useControlRead('getClock');
  const [events, setEvents] = useState<readonly DueEvent[] | null>(null);
  const timeZone = useSelector((state: { settings: Settings | null }) => state.settings?.time_zone);
  const written = (now: string) =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(now),
    );

  async function change(body: { advance: string } | { stopped: boolean }) {
    const moved = await call('setClock', { body });
    if (!moved) return;
    setEvents('advance' in body ? moved.events : null);
    await clock.refetch();
    onChange();
  }

  return (
    <DemoSection title={t('clock')}>
      <QueryView query={clock}>
        {({ now, stopped }) => (
          <>
            <div role="status">
              <p>{stopped ? t('clockStopped', { time: written(now) }) : written(now)}</p>
              {events && (
                <p>
                  <Happened events={events} />
                </p>
              )}
            </div>
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

/** What fell due while the clock moved, each kind once. */
function Happened({ events }: { events: readonly DueEvent[] }) {
  const { t, i18n } = useTranslation('demo');
  if (events.length === 0) return t('clockNothing');
  const counts = new Map<string, number>();
  for (const { evento } of events) {
    const key = i18n.exists(`demo:event_${evento}`) ? `event_${evento}` : 'event_other';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kinds = [...counts].map(([key, count]) =>
    t(key as 'event_other', { number: count.toLocaleString(i18n.language) }),
  );
  return t('clockHappened', { what: kinds.join(', ') });
}
