import type { EventEntry } from '@catalogue/api-contract';
import { isWebAddress, type CallFailure } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, dateLocale, dayOf, shortDate, useTimeZone } from '../../../shared/dates';
import { QueryView } from '../../../shared/QueryView';
import { useListEventumEventsQuery, useListInstitutionalEventsQuery } from '../../site/public';
import { SectionHead } from '../layout';
import css from './Agenda.module.css';

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
            <h3 className="mt-3 text-sm muted strong sans">{t(name)}</h3>
            <QueryView query={query} failed={whyNone} empty={<p className="muted">{t('noEvents')}</p>}>
              {(events) => (
                <ul className="border-t">
                  {events.map((event) => (
                    <EventOf key={event.id} event={event} />
                  ))}
                </ul>
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
    dateFormat(dateLocale(i18n.language), { timeZone, ...options }).format(new Date(moment));
  const day = (moment: string) => shortDate(dayOf(moment, timeZone), i18n.language);
  const hour = (moment: string) => format(moment, { hour: '2-digit', minute: '2-digit' });
  const { titulo, descricao, inicio, fim, local, link } = event;
  const begins = t('eventAt', { weekday: format(inicio, { weekday: 'long' }), time: hour(inicio) });
  const when = fim && day(fim) !== day(inicio) ? t('eventUntil', { begins, end: day(fim) }) : begins;
  return (
    <li className={css.event}>
      <span className={css.day} aria-hidden="true">
        <strong>{format(inicio, { day: '2-digit' })}</strong> {day(inicio).split(' ')[1]}
      </span>
      <div>
        <p className="text-md strong" lang="pt-BR">
          {isWebAddress(link) ? <a href={link}>{titulo}</a> : titulo}
        </p>
        <p className="muted">
          <time dateTime={inicio}>
            {day(inicio)}, {when}
          </time>
          {local && (
            <>
              {' '}
              · <span lang="pt-BR">{local}</span>
            </>
          )}
        </p>
        {descricao && <p lang="pt-BR">{descricao}</p>}
      </div>
    </li>
  );
}
