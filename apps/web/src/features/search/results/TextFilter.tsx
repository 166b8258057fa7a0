import { maxTextLength } from '@catalogue/api-contract';
import { filterTerms, shortestFilterTerm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/TextField';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { addressNames } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';
import { AddressForm } from './AddressForm';

/** Filters the results by words; terms under three letters are ignored (D2 §5). */
export function TextFilter() {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const text = address.text ?? '';
  const isTooShort = text.trim() !== '' && filterTerms(text).length === 0;
  const field = {
    type: 'search',
    size: 'small',
    label: t('textFilter'),
    hint: isTooShort ? t('textFilterShort', { count: shortestFilterTerm }) : undefined,
    autoComplete: 'off',
    maxLength: maxTextLength,
  } as const;
  return (
    <div className="pb-3">
      <div data-needs-scripts="">
        <TextField {...field} value={text} onChange={(typed) => change({ text: typed || null }, { replace: true })} />
      </div>
      <WithoutScripts>
        {() => (
          <AddressForm without={{ text: null }}>
            <TextField {...field} name={addressNames.text} defaultValue={text} />
          </AddressForm>
        )}
      </WithoutScripts>
    </div>
  );
}
