import { cpfDigits, cpfText, maritalStatuses, Sex } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { MaskedField } from '../../shared/ui/MaskedField';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import type { DataFieldsProps } from './PersonalDataForm';

/** Documents, date of birth, and fields for the library's statistics (D1 §3). */
export function IdentityFields({ field }: DataFieldsProps) {
  const { t } = useTranslation('person');
  const today = useToday();
  return (
    <>
      <fieldset>
        <legend>{t('documents')}</legend>
        <MaskedField {...field('cpf')} label={t('cpf')} keep={cpfDigits} show={cpfText} hint={t('cpfHint')} />
        <TextField {...field('rg')} label={t('rg')} />
        <TextField {...field('nacionalidade')} label={t('nationality')} />
      </fieldset>
      <fieldset>
        <legend>{t('aboutYou')}</legend>
        <TextField {...field('data_nascimento')} label={t('birthDate')} type="date" autoComplete="bday" max={today} />
        <Select
          {...field('sexo')}
          label={t('gender')}
          placeholder={t('notSaid')}
          options={Object.values(Sex).map((value) => ({ value, label: t(`gender_${value}`) }))}
        />
        <Select
          {...field('estado_civil')}
          label={t('maritalStatus')}
          placeholder={t('notSaid')}
          options={maritalStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        />
        <TextField {...field('escolaridade')} label={t('education')} />
        <TextField {...field('profissao')} label={t('job')} autoComplete="organization-title" />
        <TextField {...field('local')} label={t('workplace')} autoComplete="organization" />
      </fieldset>
    </>
  );
}
