import { filterTerms, shortestFilterTerm } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { TextField } from '../../../shared/ui/TextField';
import { longestTextFilter } from '../searchAddress';
import { useSearchAddress } from '../useSearchAddress';

const Root = styled('div', { base: { paddingBottom: 'e3' } });

/** Filters the results by words; terms under three letters are ignored (D2 §5). */
export function TextFilter() {
  const { t } = useTranslation('search');
  const { address, change } = useSearchAddress();
  const text = address.text ?? '';
  const isTooShort = text.trim() !== '' && filterTerms(text).length === 0;
  return (
    <Root>
      <TextField
        type="search"
        size="small"
        label={t('textFilter')}
        hint={isTooShort ? t('textFilterShort', { count: shortestFilterTerm }) : undefined}
        autoComplete="off"
        maxLength={longestTextFilter}
        value={text}
        onChange={(typed) => change({ text: typed || null }, { replace: true })}
      />
    </Root>
  );
}
