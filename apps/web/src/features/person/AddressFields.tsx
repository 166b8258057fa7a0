import { postalCodeDigits, postalCodeText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../shared/ui/EmailField';
import { MaskedField } from '../../shared/ui/MaskedField';
import { PhoneField } from '../../shared/ui/PhoneField';
import { TextField } from '../../shared/ui/TextField';
import type { DataFieldsProps } from './PersonalDataForm';

/** Postal address and telephone. */
export function AddressFields({ draft, change, field }: DataFieldsProps) {
  const { t } = useTranslation('person');
  return (
    <>
      <fieldset>
        <legend>{t('contact')}</legend>
        <EmailField
          {...field('email')}
          label={t('email')}
          value={draft.email}
          onChange={(email) => change({ email })}
        />
        <PhoneField {...field('telefone')} value={draft.telefone} onChange={(telefone) => change({ telefone })} />
      </fieldset>
      <fieldset>
        <legend>{t('address')}</legend>
        <MaskedField
          {...field('cep')}
          label={t('postalCode')}
          autoComplete="postal-code"
          keep={postalCodeDigits}
          show={postalCodeText}
          value={draft.cep}
          onChange={(cep) => change({ cep })}
        />
        <TextField
          {...field('rua')}
          label={t('street')}
          autoComplete="address-line1"
          value={draft.rua}
          onChange={(rua) => change({ rua })}
        />
        <TextField
          {...field('complemento')}
          label={t('complement')}
          autoComplete="address-line2"
          value={draft.complemento}
          onChange={(complemento) => change({ complemento })}
        />
        <TextField
          {...field('bairro')}
          label={t('district')}
          autoComplete="address-level3"
          value={draft.bairro}
          onChange={(bairro) => change({ bairro })}
        />
        <TextField
          {...field('cidade')}
          label={t('city')}
          autoComplete="address-level2"
          value={draft.cidade}
          onChange={(cidade) => change({ cidade })}
        />
      </fieldset>
    </>
  );
}
