import type { loanTokenLeft } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';

/** For how long the token is valid. Screen readers are told twice, while another one can still be made in time. */
export function TokenLeft({ left }: { left: NonNullable<ReturnType<typeof loanTokenLeft>> }) {
  const { t } = useTranslation('loans');
  const { minutes, seconds } = left;
  const time = [minutes > 0 && t('minutes', { count: minutes }), seconds > 0 && t('seconds', { count: seconds })]
    .filter(Boolean)
    .join(t('and'));
  const since = (minute: number) => minute * 60 - minutes * 60 - seconds;
  const told = spoken.find((minute) => since(minute) >= 0 && since(minute) < spokenFor);
  return (
    <>
      <span role="timer">{t('leftFor', { time })}</span>
      <span className="sr-only" role="status">
        {told !== undefined && t('leftFor', { time: t('minutes', { count: told }) })}
      </span>
    </>
  );
}

// A screen reader that read every second would say nothing else (LOOK-2 §4).
const spoken = [5, 1];
// In seconds: a busy page may miss one.
const spokenFor = 10;
