import { maxTextLength } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../shared/ui/EmailField';
import { PhoneField } from '../../shared/ui/PhoneField';
import { TextField } from '../../shared/ui/TextField';
import type { RequestFieldsProps } from './DeliveryFields';
import { fieldId, type LoanRequestDraft } from './loanRequestDraft';

/** How the library contacts the patron, and who else may collect the copy. */
export function ContactFields({ draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation('loan-requests');
  const common = (name: keyof LoanRequestDraft) => ({ id: fieldId(name), error: errorOf(fieldId(name)) });
  return (
    <fieldset>
      <legend>{t('contact')}</legend>
      <PhoneField {...common('telefone')} value={draft.telefone} onChange={(telefone) => onChange({ telefone })} />
      <EmailField
        {...common('email')}
        label={t('email')}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        {...common('pessoa_autorizada')}
        label={t('authorisedPerson')}
        hint={t('authorisedPersonHint')}
        optional
        maxLength={maxTextLength}
        value={draft.pessoa_autorizada}
        onChange={(pessoa_autorizada) => onChange({ pessoa_autorizada })}
      />
    </fieldset>
  );
}
