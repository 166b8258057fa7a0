import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from './dates';
import { Availability, type AvailabilityProps } from './ui/Availability';
import { availabilityOf, type AvailabilityFields } from './availabilityOf';

interface AvailabilityLineProps {
  title: AvailabilityFields;
  brief?: boolean;
  /** As for `Availability`. */
  inline?: boolean;
}

/** Availability and location, as shape and text, before any click (LOOK §1). */
export function AvailabilityLine({ title, brief = false, inline }: AvailabilityLineProps) {
  const { t, i18n } = useTranslation('shared');
  const today = useToday();
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
    case 'lent': {
      const detail = [
        found.nextReturn &&
          t(found.nextReturn < today ? 'lateSince' : 'backFrom', {
            date: shortDate(found.nextReturn, i18n.language),
          }),
        found.queue > 0 && t('inQueue', { count: found.queue }),
      ];
      return lineOf(
        'lent',
        // Without a date of return, they may be away for another reason.
        found.nextReturn ? t('allLent', { count: found.total }) : t('noneAvailable'),
        detail.filter(Boolean).join(' · '),
      );
    }
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
