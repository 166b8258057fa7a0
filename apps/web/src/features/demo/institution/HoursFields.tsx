import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { weekdayText } from '../../site/public';
import { AboutFields } from './AboutFields';
import { newLibrary, type Campus, type Day, type Library } from './institutionDraft';
import { RowEditor, type RowsProps } from './RowEditor';
import css from './HoursFields.module.css';

interface HoursFieldsProps extends RowsProps<Library> {
  campuses: readonly Campus[];
  /** The places of the library that is shown that are published: they stay. */
  publishedPlaces: readonly string[];
}

// For a library that is open on no other day.
const usual = { abre: '08:00', fecha: '18:00' };

/** Name, campus and hours of one library at a time. */
export function HoursFields({ campuses, publishedPlaces, ...props }: HoursFieldsProps) {
  const { t } = useTranslation('demo');
  const { chosen, published, field } = props;
  return (
    <fieldset>
      <legend>{t('libraryHours')}</legend>
      <RowEditor
        {...props}
        which={t('whichLibrary')}
        // On the campus that was added last, which may be new as well.
        newRow={() => newLibrary('', t('newLibrary'), campuses.at(-1)?.cod_campus ?? 1)}
        addReason={campuses.length === 0 ? t('campusFirst') : undefined}
        addLabel={t('newLibrary')}
        removeLabel={t('removeLibrary')}
        keepsPublished
      >
        {(library, change) => (
          <>
            {chosen >= published && (
              <TextField
                {...field({ name: 'sigla' })}
                hint={t('libraryCodeHint')}
                value={library.sigla}
                onChange={(sigla) => change({ ...library, sigla })}
              />
            )}
            <TextField
              {...field({ name: 'desc_biblioteca' })}
              value={library.desc_biblioteca}
              onChange={(desc_biblioteca) => change({ ...library, desc_biblioteca })}
            />
            <Select
              {...field({ name: 'cod_campus' })}
              value={String(library.cod_campus)}
              onChange={(cod_campus) => change({ ...library, cod_campus: Number(cod_campus) })}
              options={campuses.map(({ cod_campus, nome_campus }) => ({
                value: String(cod_campus),
                label: nome_campus,
              }))}
            />
            <Days library={library} change={change} field={field} />
            <AboutFields
              key={chosen}
              library={library}
              publishedPlaces={publishedPlaces}
              change={change}
              field={field}
            />
          </>
        )}
      </RowEditor>
    </fieldset>
  );
}

interface DaysProps extends Pick<HoursFieldsProps, 'field'> {
  library: Library;
  change: (library: Library) => void;
}

function Days({ library, change, field }: DaysProps) {
  const { horarios: days = [] } = library;
  const open = days.find(({ abre }) => abre !== null) ?? usual;
  const put = (day: Day) =>
    change({ ...library, horarios: days.map((old) => (old.dia_semana === day.dia_semana ? day : old)) });
  return (
    <div>
      {days.map((day) => (
        <DayFields
          key={day.dia_semana}
          day={day}
          onOpen={(isOpen) =>
            put({
              dia_semana: day.dia_semana,
              abre: isOpen ? open.abre : null,
              fecha: isOpen ? open.fecha : null,
            })
          }
          change={put}
          field={field}
        />
      ))}
    </div>
  );
}

interface DayFieldsProps extends Pick<HoursFieldsProps, 'field'> {
  day: Day;
  onOpen: (isOpen: boolean) => void;
  change: (day: Day) => void;
}

function DayFields({ day, onOpen, change, field }: DayFieldsProps) {
  const { t, i18n } = useTranslation('demo');
  const name = weekdayText(day.dia_semana, i18n.language);
  const isOpen = day.abre !== null;
  return (
    <div className={css.day}>
      <Checkbox checked={isOpen} onChange={onOpen}>
        {t('openOn', { day: name })}
      </Checkbox>
      {isOpen ? (
        (['abre', 'fecha'] as const).map((part) => (
          <TextField
            key={part}
            {...field({ name: part, weekday: day.dia_semana })}
            inputMode="numeric"
            maxLength={5}
            labelHidden
            value={day[part] ?? ''}
            onChange={(time) => change({ ...day, [part]: time })}
          />
        ))
      ) : (
        <p className="muted">{t('closedThen')}</p>
      )}
    </div>
  );
}
