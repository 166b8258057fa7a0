import { cpfDigits, cpfText, maritalStatuses, Sex } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { MaskedField } from '../../shared/ui/MaskedField';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import type { DataFieldsProps } from './PersonalDataForm';

/** Documents, date of birth, and fields for the library's statistics (D1 §3). */
export function IdentityFields({ draft, change, field }: DataFieldsProps) {
  const { t } = useTranslation('person');
  const today = useToday();
  return (
    <>
      <fieldset>
        <legend>{t('documents')}</legend>
        <MaskedField
          {...field('cpf')}
          label={t('cpf')}
          keep={cpfDigits}
          show={cpfText}
          hint={t('cpfHint')}
          value={draft.cpf}
          onChange={(cpf) => change({ cpf })}
        />
        <TextField {...field('rg')} label={t('rg')} value={draft.rg} onChange={(rg) => change({ rg })} />
        <TextField
          {...field('nacionalidade')}
          label={t('nationality')}
          value={draft.nacionalidade}
          onChange={(nacionalidade) => change({ nacionalidade })}
        />
      </fieldset>
      <fieldset>
        <legend>{t('aboutYou')}</legend>
        <TextField
          {...field('data_nascimento')}
          label={t('birthDate')}
          type="date"
          autoComplete="bday"
          max={today}
          value={draft.data_nascimento}
          onChange={(data_nascimento) => change({ data_nascimento })}
        />
        <Select
          {...field('sexo')}
          label={t('gender')}
          placeholder={t('notSaid')}
          options={Object.values(Sex).map((value) => ({ value, label: t(`gender_${value}`) }))}
          value={draft.sexo}
          onChange={(sexo) => change({ sexo })}
        />
        <Select
          {...field('estado_civil')}
          label={t('maritalStatus')}
          placeholder={t('notSaid')}
          options={maritalStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          value={draft.estado_civil}
          onChange={(estado_civil) => change({ estado_civil })}
        />
        <TextField
          {...field('escolaridade')}
          label={t('education')}
          value={draft.escolaridade}
          onChange={(escolaridade) => change({ escolaridade })}
        />
        <TextField
          {...field('profissao')}
          label={t('job')}
          autoComplete="organization-title"
          value={draft.profissao}
          onChange={(profissao) => change({ profissao })}
        />
        <TextField
          {...field('local')}
          label={t('workplace')}
          autoComplete="organization"
          value={draft.local}
          onChange={(local) => change({ local })}
        />
      </fieldset>
    </>
  );
}
