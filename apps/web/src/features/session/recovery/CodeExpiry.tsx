import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { dateLocale } from '../../../shared/dates';
import type { ServerClock } from '../../../shared/serverClock';
import { useSettings } from '../../../shared/settings';

/** The expiry of the code and the remaining time. Screen readers only announce the end. */
export function CodeExpiry({ tte, onOver }: { tte: string; onOver: () => void }) {
  const { t, i18n } = useTranslation('session');
  const { time_zone } = useSettings();
  const ahead = useSelector((state: { serverClock: ServerClock }) => state.serverClock);
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(tte) - Date.now() - ahead) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  const tell = useRef({ secondsLeft, onOver });
  useEffect(() => {
    tell.current = { secondsLeft, onOver };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = tell.current.secondsLeft();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      tell.current.onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  if (left === 0)
    return (
      <p className="text-sm muted num" role="alert">
        {t('codeOver')}
      </p>
    );
  const until = new Date(tte).toLocaleTimeString(dateLocale(i18n.language), {
    timeZone: time_zone,
    timeStyle: 'short',
  });
  const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className="text-sm muted num">
      {t('goodUntil', { time: until })} <span aria-hidden>({t('timeLeft', { time: minutes })})</span>
    </p>
  );
}
