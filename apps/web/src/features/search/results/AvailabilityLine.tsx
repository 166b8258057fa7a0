import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../../shared/dates';
import { Availability } from '../../../shared/ui/Availability';
import { availabilityOf, type AvailabilityFields } from './availabilityOf';

interface AvailabilityLineProps {
  title: AvailabilityFields;
  brief?: boolean;
  /** As for `Availability`. */
  inline?: boolean;
}

/** Availability and location, as shape and text, before any click (LOOK §1). */
export function AvailabilityLine({ title, brief = false, inline }: AvailabilityLineProps) {
  const { t, i18n } = useTranslation(['search', 'shared']);
  const today = useToday();
  const found = availabilityOf(title);
  switch (found.state) {
    case 'available':
      return (
        <Availability inline={inline} state="available" detail={!brief && found.libraries.join(', ')}>
          {t('available', { count: found.available, total: found.total })}
        </Availability>
      );
    case 'lent': {
      const detail = [
        found.nextReturn &&
          t(found.nextReturn < today ? 'shared:lateSince' : 'nextReturn', {
            date: shortDate(found.nextReturn, i18n.language),
          }),
        found.queue > 0 && t('inQueue', { count: found.queue }),
      ];
      return (
        <Availability inline={inline} state="lent" detail={!brief && detail.filter(Boolean).join(' · ')}>
          {/* If there are several, some may be for reading on site only: a search does not return that. */}
          {t(found.total === 1 && found.nextReturn ? 'lent' : 'noneAvailable')}
        </Availability>
      );
    }
    case 'online':
      return (
        <Availability inline={inline} state="online">
          {t('onlineAccess')}
        </Availability>
      );
    case 'notToTake':
      return (
        <Availability inline={inline} state="onSite" detail={!brief && t('heldCopies', { count: found.total })}>
          {t('notToTake')}
        </Availability>
      );
    case 'none':
      return (
        <Availability inline={inline} state="onSite">
          {t('noCopies')}
        </Availability>
      );
  }
}
