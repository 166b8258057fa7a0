import type { EventEntry } from '@catalogue/api-contract';
import { isWebAddress, type CallFailure } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale, dayOf, shortDate, useTimeZone } from '../../../shared/dates';
import { QueryView } from '../../../shared/QueryView';
import { styled } from '../../../shared/theme/styled';
import { useListEventumEventsQuery, useListInstitutionalEventsQuery } from '../../site/public';
import { SectionHead } from '../layout';

const Calendar = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'strong', color: 'fg.muted', marginTop: 'e3' },
});
const Events = styled('ul', { base: { borderTop: '1px solid var(--borda)' } });
const Event = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gap: 'e3',
    paddingBlock: 'e3',
    borderBottom: '1px solid var(--borda)',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});
const Day = styled('span', {
  base: {
    alignSelf: 'start',
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: 'e1',
    border: '1px solid var(--borda)',
    borderTop: '3px solid var(--marca-mudo)',
    borderRadius: '2px',
    fontSize: 'xs',
    lineHeight: '1.2',
    '& strong': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'medium' },
  },
});
const Name = styled('p', { base: { fontSize: 'md', fontWeight: 'strong' } });
const Facts = styled('p', { base: { color: 'fg.muted' } });

const calendars = ['institutionalEvents', 'eventumEvents'] as const;

/** Events of the institution and of the Eventum calendar, each loaded and failing independently. */
export function Agenda() {
  const { t } = useTranslation('search');
  const heading = useId();
  const institutional = useListInstitutionalEventsQuery();
  const eventum = useListEventumEventsQuery();
  // D1 §8: a failed or denied integration is a matter for the library's support.
  const whyNone = ({ status }: CallFailure) => {
    if (status === 403) return t('eventsDenied');
    return typeof status === 'number' && status >= 500 ? t('eventsFailed') : undefined;
  };
  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('agenda')}</h2>
      </SectionHead>
      {[institutional, eventum].map((query, at) => {
        const name = calendars[at] ?? 'eventumEvents';
        return (
          <section key={name} aria-label={t(name)}>
            <Calendar>{t(name)}</Calendar>
            <QueryView query={query} failed={whyNone} empty={<Facts>{t('noEvents')}</Facts>}>
              {(events) => (
                <Events>
                  {events.map((event) => (
                    <EventOf key={event.id} event={event} />
                  ))}
                </Events>
              )}
            </QueryView>
          </section>
        );
      })}
    </section>
  );
}

function EventOf({ event }: { event: EventEntry }) {
  const { t, i18n } = useTranslation('search');
  const timeZone = useTimeZone();
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(i18n.language), { timeZone, ...options }).format(new Date(moment));
  const day = (moment: string) => shortDate(dayOf(moment, timeZone), i18n.language);
  const hour = (moment: string) => format(moment, { hour: '2-digit', minute: '2-digit' });
  const { titulo, descricao, inicio, fim, local, link } = event;
  const begins = t('eventAt', { weekday: format(inicio, { weekday: 'long' }), time: hour(inicio) });
  const when = fim && day(fim) !== day(inicio) ? t('eventUntil', { begins, end: day(fim) }) : begins;
  return (
    <Event>
      <Day aria-hidden="true">
        <strong>{format(inicio, { day: '2-digit' })}</strong> {day(inicio).split(' ')[1]}
      </Day>
      <div>
        <Name>{isWebAddress(link) ? <a href={link}>{titulo}</a> : titulo}</Name>
        <Facts>
          <time dateTime={inicio}>
            {day(inicio)}, {when}
          </time>
          {local && ` · ${local}`}
        </Facts>
        {descricao && <p>{descricao}</p>}
      </div>
    </Event>
  );
}
