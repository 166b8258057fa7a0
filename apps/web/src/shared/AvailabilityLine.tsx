import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from './dates';
import { Availability, type AvailabilityProps } from './ui/Availability';
import { availabilityOf, type AvailabilityFields, type TitleAvailability } from './availabilityOf';

interface AvailabilityLineProps {
  title: AvailabilityFields;
  brief?: boolean;
  /** As for `Availability`. */
  inline?: boolean;
}

/** Availability and location, as shape and text, before any click (LOOK §1). */
export function AvailabilityLine({ title, brief = false, inline }: AvailabilityLineProps) {
  const { t } = useTranslation('shared');
  const found = availabilityOf(title);
  const lineOf = (state: AvailabilityProps['state'], text: string, detail?: string) => (
    <Availability inline={inline} state={state} detail={!brief && detail}>
      {text}
    </Availability>
  );
  switch (found.state) {
    case 'available':
      return lineOf(
        'available',
        t('copiesAvailable', { count: found.available, total: found.total }),
        found.libraries.join(', '),
      );
    case 'lent':
      return <LentLine found={found} brief={brief} inline={inline} />;
    case 'online':
      return lineOf('online', t('onlineAccess'));
    case 'onSite':
      return lineOf('onSite', t('onSiteOnly'));
    case 'away':
      return lineOf('lent', t('noneAvailable'), t('heldCopies', { count: found.total }));
    case 'none':
      return lineOf('onSite', t('withoutCopies'));
  }
}

interface LentLineProps extends Omit<AvailabilityLineProps, 'title'> {
  found: Extract<TitleAvailability, { state: 'lent' }>;
}

// By itself: the library's day in each of twenty rows takes its time while a page hydrates.
function LentLine({ found, brief, inline }: LentLineProps) {
  const { t, i18n } = useTranslation('shared');
  const today = useToday();
  const detail = [
    found.nextReturn &&
      t(found.nextReturn < today ? 'lateSince' : 'backFrom', {
        date: shortDate(found.nextReturn, i18n.language),
      }),
    found.queue > 0 && t('inQueue', { count: found.queue }),
  ];
  return (
    <Availability inline={inline} state="lent" detail={!brief && detail.filter(Boolean).join(' · ')}>
      {/* Without a date of return, they may be away for another reason. */}
      {found.nextReturn ? t('allLent', { count: found.total }) : t('noneAvailable')}
    </Availability>
  );
}
