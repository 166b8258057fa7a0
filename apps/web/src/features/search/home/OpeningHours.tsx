import { clsx } from 'clsx';
import { isCode, type LibraryHours } from '@catalogue/api-contract';
import { hourText, weekdayOf } from '@catalogue/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate, useLibraryTime } from '../../../shared/dates';
import { QueryView } from '../../../shared/QueryView';
import { useListCampusesQuery } from '../../../shared/searchLists.api';
import { OpenIcon } from '../../../shared/ui/icons';
import { Select } from '../../../shared/ui/Select';
import { useAddress } from '../../../shared/useAddress';
import {
  useListOpeningHoursOfCampusQuery,
  useListOpeningHoursQuery,
  useOpenState,
  weekdayText,
} from '../../site/public';
import { CodeField } from '../forms/CodeField';
import { campuses as campusSource } from '../forms/codeSources';
import { SectionHead } from '../layout';
import css from './OpeningHours.module.css';

/** Opening hours today and in the week, of all campuses or of one. */
export function OpeningHours() {
  const { t, i18n } = useTranslation('search');
  const heading = useId();
  const now = useLibraryTime();
  const [address, change] = useAddress();
  const { currentData: campuses } = useListCampusesQuery({ query: { page: 1 } });
  const asked = address.get('horarios') ?? '';
  // The list is paged by 20. If there are more, the campus is searched, and its code may not be in the list.
  const isLong = campuses !== undefined && campuses.total > campuses.data.length;
  const listed = campuses?.data.find(({ cod_campus }) => cod_campus === asked)?.cod_campus;
  const campus = isLong && isCode(asked) ? asked : listed;
  const all = useListOpeningHoursQuery(undefined, { skip: campus !== undefined });
  const ofCampus = useListOpeningHoursOfCampusQuery(
    { params: { campus: Number(campus) } },
    { skip: campus === undefined },
  );
  const today = `${weekdayText(weekdayOf(now.date), i18n.language)}, ${shortDate(now.date, i18n.language)}`;

  const choose = (horarios: string) => change({ horarios }, { replace: true });

  return (
    <section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{t('hoursToday')}</h2>
        <span className="text-sm muted">{today}</span>
      </SectionHead>
      {campuses && campuses.data.length > 1 && (
        <div className="mb-3">
          {isLong ? (
            <CodeField
              source={campusSource}
              label={t('campus')}
              placeholder={t('allCampuses')}
              value={campus ?? ''}
              onChange={choose}
            />
          ) : (
            <Select
              label={t('campus')}
              labelHidden
              size="small"
              placeholder={t('allCampuses')}
              value={campus ?? ''}
              onChange={choose}
              options={campuses.data.map(({ cod_campus, nome_campus }) => ({ value: cod_campus, label: nome_campus }))}
            />
          )}
        </div>
      )}
      <QueryView query={campus === undefined ? all : ofCampus} failed={t('hoursFailed')} empty={<p>{t('noHours')}</p>}>
        {(libraries) => (
          <ul className="border-t">
            {libraries.map((library) => (
              <li key={library.cod_biblioteca}>
                <HoursOf library={library} weekday={weekdayOf(now.date)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function HoursOf({ library, weekday }: { library: LibraryHours; weekday: number }) {
  const { t, i18n } = useTranslation('search');
  const { isOpen, today, text } = useOpenState()(library);
  const { feriados = [], andares = [], servicos = [] } = library;
  const hours = (day: { abre: string | null; fecha: string | null }) =>
    day.abre && day.fecha
      ? t('fromTo', { from: hourText(day.abre, i18n.language), to: hourText(day.fecha, i18n.language) })
      : t('closedDay');
  return (
    <details className="border-b">
      <summary className={css.summary}>
        <strong>{library.desc_biblioteca}</strong>
        <span className={css.hours}>{hours(today ?? { abre: null, fecha: null })}</span>
        <span className={clsx(css.state, isOpen ? css.open : css.closed)}>{text}</span>
        <OpenIcon />
      </summary>
      <table className={css.week}>
        <caption>{t('weekOf', { library: library.desc_biblioteca })}</caption>
        <tbody>
          {library.horarios.map((day) => (
            <tr key={day.dia_semana} aria-current={day.dia_semana === weekday ? 'date' : undefined}>
              <th scope="row">{weekdayText(day.dia_semana, i18n.language)}</th>
              <td>{hours(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.about}>
        {feriados.length > 0 && (
          <>
            <dt>{t('holidays')}</dt>
            {feriados.map(({ dia, nome }) => (
              <dd key={dia}>
                {shortDate(dia, i18n.language)}: <span lang="pt-BR">{nome}</span>
              </dd>
            ))}
          </>
        )}
        <Lines name={t('floors')} lines={andares} />
        <Lines name={t('services')} lines={servicos} />
      </dl>
    </details>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line} lang="pt-BR">
          {line}
        </dd>
      ))}
    </>
  );
}
