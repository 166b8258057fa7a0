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
  const { t: shared } = useTranslation('shared');
  const today = useToday();
  const found = availabilityOf(title);
  switch (found.state) {
    case 'available':
      return (
        <Availability inline={inline} state="available" detail={!brief && found.libraries.join(', ')}>
          {shared('copiesAvailable', { count: found.available, total: found.total })}
        </Availability>
      );
    case 'lent': {
      const detail = [
        found.nextReturn &&
          shared(found.nextReturn < today ? 'lateSince' : 'backFrom', {
            date: shortDate(found.nextReturn, i18n.language),
          }),
        found.queue > 0 && shared('inQueue', { count: found.queue }),
      ];
      return (
        <Availability inline={inline} state="lent" detail={!brief && detail.filter(Boolean).join(' · ')}>
          {/* Without a date of return, they may be away for another reason. */}
          {found.nextReturn ? shared('allLent', { count: found.total }) : shared('noneAvailable')}
        </Availability>
      );
    }
    case 'online':
      return (
        <Availability inline={inline} state="online">
          {shared('onlineAccess')}
        </Availability>
      );
    case 'onSite':
      return (
        <Availability inline={inline} state="onSite">
          {shared('onSiteOnly')}
        </Availability>
      );
    case 'away':
      return (
        <Availability inline={inline} state="lent" detail={!brief && t('heldCopies', { count: found.total })}>
          {shared('noneAvailable')}
        </Availability>
      );
    case 'none':
      return (
        <Availability inline={inline} state="onSite">
          {shared('withoutCopies')}
        </Availability>
      );
  }
}
