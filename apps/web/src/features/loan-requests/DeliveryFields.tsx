import { maxTextLength } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { RadioList } from '../../shared/ui/RadioList';
import { Select } from '../../shared/ui/Select';
import { TextArea } from '../../shared/ui/TextArea';
import { TextField } from '../../shared/ui/TextField';
import { fieldId, placesOf, type LoanRequestDraft, type RequestOptions, type Way } from './loanRequestDraft';

export interface RequestFieldsProps {
  draft: LoanRequestDraft;
  onChange: (part: Partial<LoanRequestDraft>) => void;
  errorOf: (id: string) => string | undefined;
}

const ways: readonly Way[] = ['place', 'home', 'elsewhere'];

/**
 * Where to deliver the copy: the receiving library, and there one of its places, the patron's home, or elsewhere
 * (ruling D19).
 */
export function DeliveryFields({
  options,
  draft,
  onChange,
  errorOf,
}: RequestFieldsProps & { options: RequestOptions }) {
  const { t } = useTranslation(['loan-requests', 'shared']);
  const places = placesOf(options, draft);
  const common = (name: keyof LoanRequestDraft) => ({ id: fieldId(name), error: errorOf(fieldId(name)) });
  return (
    <fieldset>
      <legend>{t('whereTo')}</legend>
      <Select
        {...common('biblioteca_recebimento')}
        label={t('receivingLibrary')}
        placeholder={t('choose', { ns: 'shared' })}
        options={options.bibliotecas_recebimento.map((unit) => ({
          value: unit.cod_biblioteca,
          label: unit.desc_biblioteca,
        }))}
        value={draft.biblioteca_recebimento}
        // The chosen place belongs to the previous library.
        onChange={(biblioteca_recebimento) => onChange({ biblioteca_recebimento, cod_local_recebimento: '' })}
      />
      <RadioList
        legend={t('howToReceive')}
        options={ways.map((way) => ({ value: way, label: t(`way_${way}`) }))}
        value={draft.way}
        onChange={(way) => onChange({ way: ways.find((known) => known === way) ?? 'place' })}
      />
      {draft.way === 'place' && (
        <Select
          {...common('cod_local_recebimento')}
          label={t('receivingPlace')}
          placeholder={draft.biblioteca_recebimento ? t('choose', { ns: 'shared' }) : t('libraryFirst')}
          disabled={draft.biblioteca_recebimento === ''}
          hint={draft.biblioteca_recebimento && places.length === 0 ? t('noPlaces') : undefined}
          options={places.map((place) => ({ value: place.cod_local_recebimento, label: place.descricao }))}
          value={draft.cod_local_recebimento}
          onChange={(cod_local_recebimento) => onChange({ cod_local_recebimento })}
        />
      )}
      {draft.way === 'home' && (
        <TextArea
          {...common('domicilio')}
          label={t('homeAddress')}
          autoComplete="street-address"
          rows={2}
          value={draft.domicilio}
          // The call takes a single line.
          onChange={(text) => onChange({ domicilio: text.replace(/\s*\n\s*/g, ', ').slice(0, maxTextLength) })}
        />
      )}
      {draft.way === 'elsewhere' && (
        <TextField
          {...common('recebimento_textual')}
          label={t('otherPlace')}
          hint={t('otherPlaceHint')}
          maxLength={maxTextLength}
          value={draft.recebimento_textual}
          onChange={(recebimento_textual) => onChange({ recebimento_textual })}
        />
      )}
    </fieldset>
  );
}
