import { postalCodeDigits, postalCodeText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectIsActing } from '../../shared/session';
import { EmailField } from '../../shared/ui/EmailField';
import { MaskedField } from '../../shared/ui/MaskedField';
import { PhoneField } from '../../shared/ui/PhoneField';
import { TextField } from '../../shared/ui/TextField';
import type { DataFieldsProps } from './PersonalDataForm';

/** Postal address and telephone. */
export function AddressFields({ field }: DataFieldsProps) {
  const { t } = useTranslation(['person', 'shared']);
  const isActing = useSelector(selectIsActing);
  return (
    <>
      <fieldset>
        <legend>{t('contact')}</legend>
        <EmailField
          {...field('email')}
          label={t('email')}
          readOnly={isActing}
          hint={isActing ? t('so_a_propria_pessoa', { ns: 'shared' }) : undefined}
        />
        <PhoneField {...field('telefone')} />
      </fieldset>
      <fieldset>
        <legend>{t('address')}</legend>
        <MaskedField
          {...field('cep')}
          label={t('postalCode')}
          autoComplete="postal-code"
          keep={postalCodeDigits}
          show={postalCodeText}
        />
        <TextField {...field('rua')} label={t('street')} autoComplete="address-line1" />
        <TextField {...field('complemento')} label={t('complement')} autoComplete="address-line2" />
        <TextField {...field('bairro')} label={t('district')} autoComplete="address-level3" />
        <TextField {...field('cidade')} label={t('city')} autoComplete="address-level2" />
      </fieldset>
    </>
  );
}
