import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/TextArea';
import { holidaysOf, holidayText, linesOf, type FieldProps, type Library } from './institutionDraft';

interface AboutFieldsProps {
  library: Library;
  publishedPlaces: readonly string[];
  change: (library: Library) => void;
  field: FieldProps;
}

/** Holidays, floors, services and pick-up places of a library, a line each. */
export function AboutFields({ library, publishedPlaces, change, field }: AboutFieldsProps) {
  const { t } = useTranslation('demo');
  const newPlaces = (library.locais_recebimento ?? []).filter((place) => !publishedPlaces.includes(place));
  return (
    <>
      <Lines
        {...field({ name: 'feriados' })}
        hint={t('holidayHint')}
        stored={holidayText(library.feriados)}
        textOf={(text) => holidayText(holidaysOf(text))}
        onChange={(text) => change({ ...library, feriados: holidaysOf(text) })}
      />
      {(['andares', 'servicos'] as const).map((name) => (
        <Lines
          key={name}
          {...field({ name })}
          stored={(library[name] ?? []).join('\n')}
          textOf={(text) => linesOf(text).join('\n')}
          onChange={(text) => change({ ...library, [name]: linesOf(text) })}
        />
      ))}
      <Lines
        {...field({ name: 'locais_recebimento' })}
        hint={publishedPlaces.length > 0 ? t('placesKept', { places: publishedPlaces.join('; ') }) : t('placesHint')}
        stored={newPlaces.join('\n')}
        textOf={(text) => linesOf(text).join('\n')}
        onChange={(text) => change({ ...library, locais_recebimento: [...publishedPlaces, ...linesOf(text)] })}
      />
    </>
  );
}

interface LinesProps extends ReturnType<FieldProps> {
  hint?: string;
  stored: string;
  /** What is stored of a text, as text again. */
  textOf: (text: string) => string;
  onChange: (text: string) => void;
}

/** Keeps what is typed, a line that is not complete included, as long as it says what is stored. */
function Lines({ stored, textOf, onChange, ...props }: LinesProps) {
  const [typed, setTyped] = useState(stored);
  return (
    <TextArea
      {...props}
      rows={3}
      value={textOf(typed) === stored ? typed : stored}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
