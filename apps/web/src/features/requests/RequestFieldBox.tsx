import { maxMultilineLength, maxTextLength } from '@catalogue/api-contract';
import type { RequestForm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { Checkbox } from '../../shared/ui/Checkbox';
import { EmailField } from '../../shared/ui/EmailField';
import { PhoneField } from '../../shared/ui/PhoneField';
import { RadioList } from '../../shared/ui/RadioList';
import { Select, type SelectOption } from '../../shared/ui/Select';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import type { RequestField } from './formFields';
import { fieldId, isRequired, ticked } from './requestDraft';

/** Fields with a hint. */
const advised = [
  'palavras_chave',
  'folha_rosto',
  'delimitacao_assunto',
  'tipo_publicacao',
  'numero',
  'assunto_outro_idioma',
  'autor',
  'autor_parte',
] as const;

interface RequestFieldBoxProps {
  form: RequestForm;
  field: RequestField;
  label: string;
  value: string;
  /** The options of a select field. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  error?: string;
}

/** One field of a request, by its kind. */
export function RequestFieldBox({ form, field, label, value, options, onChange, error }: RequestFieldBoxProps) {
  const { t } = useTranslation(['requests', 'shared']);
  const today = useToday();
  const { name, kind } = field;
  const hint = advised.find((known) => known === name);
  const common = {
    id: fieldId(form, name),
    label,
    hint: hint && t(`hint_${hint}`),
    optional: !isRequired(form, name),
    error,
    value,
    onChange,
  };
  switch (kind) {
    case 'lines':
      return (
        <TextArea
          {...common}
          rows={4}
          // The number of characters left is only shown near the limit.
          maxLength={value.length > maxMultilineLength - 500 ? maxMultilineLength : undefined}
          onChange={(text) => onChange(text.slice(0, maxMultilineLength))}
        />
      );
    case 'digits':
      return (
        <TextField
          {...common}
          inputMode="numeric"
          autoComplete="off"
          maxLength={field.longest}
          // Pages and years start at one.
          onChange={(text) => onChange(text.replace(/\D/g, '').replace(/^0+/, '').slice(0, field.longest))}
        />
      );
    case 'date':
      return <TextField {...common} type="date" max={today} />;
    case 'words':
      return (
        <RadioList
          id={common.id}
          legend={label}
          optional={common.optional}
          options={field.words.map((word) => ({ value: word, label: t(`word_${word}`) }))}
          value={value || null}
          onChange={onChange}
          error={error}
        />
      );
    case 'flag':
      return (
        <Checkbox id={common.id} checked={value === ticked} onChange={(isOn) => onChange(isOn ? ticked : '')}>
          {common.label}
        </Checkbox>
      );
    case 'offered':
      return <Select {...common} placeholder={t('choose', { ns: 'shared' })} options={options} />;
    case 'phone':
      return <PhoneField {...common} />;
    case 'email':
      return <EmailField {...common} />;
    default:
      return <TextField {...common} autoComplete="off" maxLength={maxTextLength} />;
  }
}
