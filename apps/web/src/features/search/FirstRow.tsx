import { Position, TermType } from '@catalogue/api-contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { SearchIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { TextField } from '../../shared/ui/TextField';
import { inPlace } from '../../shared/useScrollRestoration';
import type { SearchRow } from './searchRows';
import { offeredType, offeredTypes, typeAddress, type OfferedType } from './searchTypes';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 'e2',
    alignItems: 'start',
    _medium: { gridTemplateColumns: '12rem minmax(0, 1fr) auto' },
  },
  variants: {
    look: { hero: {}, band: { '& > button': { minHeight: '2.75rem' } } },
    advanced: { true: { _medium: { gridTemplateColumns: '12rem minmax(0, 1fr) 13.5rem auto' } } },
  },
});
const Where = styled('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    gap: 'e2',
    '& select': { fontSize: 'md' },
    _medium: { display: 'block', gridColumn: 'auto' },
  },
  // On a phone the band has room for the term alone.
  variants: { quiet: { true: { display: 'none', _medium: { display: 'block' } } } },
});
// With a position beside it the term has a line of its own on a phone.
const Term = styled('div', {
  base: { minWidth: '0' },
  variants: { advanced: { true: { gridColumn: '1 / -1', _medium: { gridColumn: 'auto' } } } },
});
/** On wide screens the types are tabs. */
const TypeOnPhone = styled('div', { base: { minWidth: '0', _medium: { display: 'none' } } });
const WordsOnDesktop = styled('span', { base: { srOnly: true, _medium: { srOnly: false } } });

interface FirstRowProps {
  row: SearchRow;
  type: OfferedType;
  look: 'hero' | 'band';
  isAdvanced: boolean;
  isMissing: boolean;
  termField: RefObject<HTMLInputElement | null>;
  onChange: (row: SearchRow) => void;
}

export function FirstRow({ row, type, look, isAdvanced, isMissing, termField, onChange }: FirstRowProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const size = look === 'hero' ? 'hero' : 'normal';
  return (
    <Root look={look} advanced={isAdvanced}>
      <Where quiet={look === 'band' && !isAdvanced}>
        {look === 'hero' && (
          <TypeOnPhone>
            <Select
              label={t('searchType')}
              labelHidden
              size={size}
              value={type}
              onChange={(value) => void navigate(typeAddress(offeredType(value)), { state: inPlace, replace: true })}
              options={offeredTypes.map((value) => ({ value, label: t(value) }))}
            />
          </TypeOnPhone>
        )}
        <Select
          label={t('searchIn')}
          labelHidden
          size={size}
          value={row.column}
          onChange={(column) => onChange({ ...row, column })}
          options={Object.values(TermType).map((value) => ({ value, label: t(value) }))}
        />
      </Where>
      <Term advanced={isAdvanced}>
        <TextField
          ref={termField}
          id="busca"
          type="search"
          label={t('term')}
          labelHidden
          size={size}
          placeholder={t('termHint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={1000}
          value={row.term}
          onChange={(term) => onChange({ ...row, term })}
          error={isMissing ? t('required') : undefined}
        />
      </Term>
      {isAdvanced && (
        <Select
          label={t('position')}
          labelHidden
          size={size}
          value={row.position}
          onChange={(position) => onChange({ ...row, position })}
          options={Object.values(Position).map((value) => ({ value, label: t(value) }))}
        />
      )}
      <Button type="submit" variant="marca" size={size}>
        <SearchIcon />
        <WordsOnDesktop>{t('search')}</WordsOnDesktop>
      </Button>
    </Root>
  );
}
