import { maxTextLength } from '@catalogue/api-contract';
import { filterTerms, shortestFilterTerm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/TextField';
import { useSearchAddress } from '../useSearchAddress';

/** Filters the results by words; terms under three letters are ignored (D2 §5). */
export function TextFilter() {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const text = address.text ?? '';
  const isTooShort = text.trim() !== '' && filterTerms(text).length === 0;
  return (
    <div className="pb-3">
      <TextField
        type="search"
        size="small"
        label={t('textFilter')}
        hint={isTooShort ? t('textFilterShort', { count: shortestFilterTerm }) : undefined}
        autoComplete="off"
        maxLength={maxTextLength}
        value={text}
        onChange={(typed) => change({ text: typed || null }, { replace: true })}
      />
    </div>
  );
}
