import { useTranslation } from 'react-i18next';
import { CodeField } from './CodeField';
import { courses, disciplines, libraries, teachers, type CodeSource } from './codeSources';
import { FieldGrid } from './FieldGrid';
import type { OwnFieldsProps } from './OptionFields';

const lists = [
  { name: 'disciplina', source: disciplines, label: 'shared:discipline' },
  { name: 'curso', source: courses, label: 'course' },
  { name: 'professor', source: teachers, label: 'teacher' },
  { name: 'biblioteca', source: libraries, label: 'shared:library' },
] as const satisfies readonly { name: string; source: CodeSource; label: string }[];

/** Search fields of a teaching plan (D1 §5: at least one). */
export function PlanFields({ fields, onChange }: OwnFieldsProps) {
  const { t } = useTranslation(['search', 'shared']);
  return (
    <FieldGrid>
      {lists.map(({ name, source, label }) => (
        <CodeField
          key={name}
          name={name}
          source={source}
          label={t(label)}
          placeholder={t('typeToFind')}
          value={String(fields[name] ?? '')}
          onChange={(code) => onChange({ [name]: code })}
        />
      ))}
    </FieldGrid>
  );
}
