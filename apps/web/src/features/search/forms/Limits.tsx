import type { SearchType } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { FailedAside } from '../../../shared/QueryView';
import { languageText, workTypeText } from '../../../shared/recordText';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useGetSearchFiltersQuery } from '../search.api';
import { limitsOf, type Wrong } from '../typeFields';
import { CodeField } from './CodeField';
import { campuses, libraries } from './codeSources';
import { FieldGrid } from './FieldGrid';
import type { OwnFieldsProps } from './OptionFields';
import css from './Limits.module.css';

interface LimitsProps extends OwnFieldsProps {
  type: SearchType;
  campus: string;
  onCampus: (campus: string) => void;
  wrong: Wrong['years'];
}

/** Limits of a search: place, work type, years and language. */
export default function Limits({ type, fields, onChange, campus, onCampus, wrong }: LimitsProps) {
  const { t, i18n } = useTranslation(['search', 'shared']);
  const { t: shared } = useTranslation('shared');
  const filters = useGetSearchFiltersQuery({ query: {} });
  const { currentData } = filters;
  const shown = limitsOf(type);
  if (shown.length === 0) return null;
  const { tipos_obra = [], idiomas = [], anos } = currentData?.opcoes ?? {};
  const libraryCodes = String(fields.biblioteca ?? '');
  const several = libraryCodes.includes(',')
    ? { code: libraryCodes, name: t('librariesChosen', { count: libraryCodes.split(',').length }) }
    : undefined;
  const year = (name: 'ano_ini' | 'ano_fim', label: string, placeholder: number | null | undefined) => (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      placeholder={placeholder ? String(placeholder) : undefined}
      value={String(fields[name] ?? '')}
      onChange={(value) => onChange({ [name]: value.trim() })}
      error={wrong && name === 'ano_fim' ? t(wrong) : undefined}
    />
  );
  return (
    <fieldset className={css.root}>
      <legend className={css.legend}>{t('limits')}</legend>
      <FieldGrid>
        {shown.includes('biblioteca') && (
          <>
            <CodeField
              source={campuses}
              label={t('campus')}
              placeholder={t('anyCampus')}
              value={campus}
              onChange={onCampus}
            />
            <CodeField
              key={campus}
              name="biblioteca"
              source={libraries}
              label={t('library', { ns: 'shared' })}
              placeholder={t(campus ? 'allOfCampus' : 'anyLibrary')}
              codCampus={campus ? Number(campus) : undefined}
              value={several ? '' : libraryCodes}
              hint={campus ? undefined : several?.name}
              kept={several}
              onChange={(code) => onChange({ biblioteca: code })}
            />
          </>
        )}
        <Select
          name="tipo_obra"
          label={t('workType')}
          placeholder={t('anyOption')}
          value={String(fields.tipo_obra ?? '')}
          onChange={(value) => onChange({ tipo_obra: value })}
          options={tipos_obra.map(({ codigo, descricao }) => ({
            value: codigo,
            label: workTypeText({ cod_tipo_obra: codigo, desc_tipo_obra: descricao }, shared) ?? descricao,
          }))}
        />
        <div className={css.years}>
          {year('ano_ini', t('yearFrom'), anos?.min)}
          {year('ano_fim', t('yearTo'), anos?.max)}
        </div>
        <Select
          name="idioma"
          label={t('languageOfTitle')}
          placeholder={t('anyOption')}
          value={String(fields.idioma ?? '')}
          onChange={(value) => onChange({ idioma: value })}
          options={idiomas.map(({ codigo, descricao }) => ({
            value: codigo,
            label: languageText({ idioma: codigo, idioma_desc: descricao }, i18n.language) ?? descricao,
          }))}
        />
      </FieldGrid>
      <FailedAside query={filters} failed={t('optionsFailed')} />
    </fieldset>
  );
}
