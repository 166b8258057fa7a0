import type { CallFailure } from '@catalogue/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { useCutOffReason } from '../../shared/connection';
import { dayOf, shortDate, useTimeZone } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { platform } from '../../shared/platform';
import { refetchAlways } from '../../shared/refetchAlways';
import { Button } from '../../shared/ui/Button';
import { CopyButton } from '../../shared/ui/CopyButton';
import { useFailureToast } from '../../shared/useFailureToast';
import {
  useDeleteCalendarAddressMutation,
  useGetCalendarAddressQuery,
  useMakeCalendarAddressMutation,
} from '../alerts/public';

/** The address that calendar programs read: made, changed and taken back here, and shown only when it is made. */
export function CalendarAddress() {
  const { t } = useTranslation('loans');
  const query = useGetCalendarAddressQuery(undefined, refetchAlways);
  // The documents have no such call: on a server without it there is only the file.
  if ((query.error as CallFailure | undefined)?.status === 404) return null;
  return (
    <section className="stack gap-2">
      <h3>{t('byAddress')}</h3>
      <p>{t('byAddressWhat')}</p>
      <QueryView query={query} failed={t('calendarFailed')}>
        {({ criado_em }) => <Address since={criado_em} />}
      </QueryView>
    </section>
  );
}

function Address({ since }: { since: string | null }) {
  const { t, i18n } = useTranslation('loans');
  const timeZone = useTimeZone();
  const failureToast = useFailureToast();
  const cutOff = useCutOffReason();
  const [make, making] = useMakeCalendarAddressMutation();
  const [remove, removing] = useDeleteCalendarAddressMutation();
  const [key, setKey] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isMade = since !== null || key !== null;
  const address = key === null ? null : platform.origin() + paths.calendar(key);

  async function change() {
    const { data, error } = await make();
    making.reset();
    if (error) return failureToast(error);
    setKey(data.chave);
    setAnnouncement([t('calendarMade'), isMade ? t('calendarChanged') : ''].filter(Boolean).join(' '));
  }
  async function takeBack() {
    const { error } = await remove();
    if (error) return failureToast(error);
    setKey(null);
    // This button is about to go.
    button.current?.focus();
    setAnnouncement(t('calendarRemoved'));
  }
  return (
    <>
      {address !== null && <p className="wrap-anywhere strong">{address}</p>}
      <p role="status">
        {announcement ||
          (since !== null && t('calendarSince', { date: shortDate(dayOf(since, timeZone), i18n.language) }))}
      </p>
      <div className="row gap-2">
        {address !== null && <CopyButton size="normal" name={t('calendarAddress')} text={address} />}
        {/* The same button for both, so that it keeps the focus. */}
        <Button ref={button} busy={making.isLoading} reason={cutOff} onClick={() => void change()}>
          {t(isMade ? 'changeCalendar' : 'makeCalendar')}
        </Button>
        {isMade && (
          <Button variant="text" busy={removing.isLoading} reason={cutOff} onClick={() => void takeBack()}>
            {t('removeCalendar')}
          </Button>
        )}
      </div>
    </>
  );
}
