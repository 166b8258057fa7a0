import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { weekdayText } from '../../site/public';
import { AboutFields } from './AboutFields';
import type { Day, FieldProps, Library } from './institutionDraft';
import css from './HoursFields.module.css';

interface HoursFieldsProps {
  libraries: readonly Library[];
  /** The `sigla` of the library that is shown. */
  chosen: string | undefined;
  onChoose: (sigla: string) => void;
  change: (library: Library) => void;
  field: FieldProps;
}

// For a library that is open on no other day.
const usual = { abre: '08:00', fecha: '18:00' };

/** Name and hours of one library at a time. */
export function HoursFields({ libraries, chosen, onChoose, change, field }: HoursFieldsProps) {
  const { t } = useTranslation('demo');
  const library = libraries.find(({ sigla }) => sigla === chosen);
  if (!library) return null;
  const { horarios: days = [] } = library;
  const open = days.find(({ abre }) => abre !== null) ?? usual;
  const ofLibrary: FieldProps = (of) => field({ ...of, sigla: library.sigla });
  const put = (day: Day) =>
    change({ ...library, horarios: days.map((old) => (old.dia_semana === day.dia_semana ? day : old)) });
  return (
    <fieldset>
      <legend>{t('libraryHours')}</legend>
      <Select
        label={t('whichLibrary')}
        value={library.sigla}
        onChange={onChoose}
        options={libraries.map(({ sigla, desc_biblioteca }) => ({ value: sigla, label: desc_biblioteca }))}
      />
      <TextField
        {...ofLibrary({ name: 'desc_biblioteca' })}
        value={library.desc_biblioteca}
        onChange={(desc_biblioteca) => change({ ...library, desc_biblioteca })}
      />
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
            field={ofLibrary}
          />
        ))}
      </div>
      <AboutFields key={library.sigla} library={library} change={change} field={ofLibrary} />
    </fieldset>
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
