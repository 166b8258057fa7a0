import { Position, type SearchType } from '@catalogue/api-contract';
import { lacksTerm, vagueTerms } from '@catalogue/domain';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { SearchIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { columnIn, columnsOf, type SearchRow } from './searchRows';
import { findsTitles, searchTypeOf, useSearchTypes } from './searchTypes';
import { TermField } from './suggest/TermField';

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
    /** Names are searched in one column: there is none to choose. */
    oneColumn: { true: {} },
  },
  compoundVariants: [
    { oneColumn: true, advanced: false, css: { _medium: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
    { oneColumn: true, advanced: true, css: { _medium: { gridTemplateColumns: 'minmax(0, 1fr) 13.5rem auto' } } },
  ],
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
  // On a phone the band only has room for the term.
  variants: {
    quiet: { true: { display: 'none', _medium: { display: 'block' } } },
    onPhoneOnly: { true: { _medium: { display: 'none' } } },
  },
});
// Next to a position, the term has its own line on a phone.
const Term = styled('div', {
  base: { minWidth: '0' },
  variants: { advanced: { true: { gridColumn: '1 / -1', _medium: { gridColumn: 'auto' } } } },
});
/** On wide screens the types are tabs. */
const TypeOnPhone = styled('div', { base: { minWidth: '0', _medium: { display: 'none' } } });
const TypeInBand = styled('div', { base: { maxWidth: '16rem', marginBottom: 'e2' } });
const WordsOnDesktop = styled('span', { base: { srOnly: true, _medium: { srOnly: false } } });

interface FirstRowProps {
  row: SearchRow;
  type: SearchType;
  onType: (type: SearchType | 'indexes') => void;
  look: 'hero' | 'band';
  isAdvanced: boolean;
  error: string | undefined;
  termField: RefObject<HTMLInputElement | null>;
  onChange: (row: SearchRow) => void;
}

export function FirstRow({ row, type, onType, look, isAdvanced, error, termField, onChange }: FirstRowProps) {
  const { t } = useTranslation('search');
  const types = useSearchTypes();
  const size = look === 'hero' ? 'hero' : 'normal';
  const typeOptions = [...types, 'indexes' as const].map((value) => ({ value, label: t(value) }));
  const isShort = vagueTerms([row.term]) === 'short';
  const listsAll = row.term === '' && !lacksTerm({ pesquisa: type });
  const hint = isShort ? t('shortTerm') : listsAll ? t('emptyListsAll') : undefined;
  const typeSelect = (
    <Select
      label={t('searchType')}
      labelHidden
      size={size}
      value={type}
      onChange={(value) => onType(value === 'indexes' ? value : searchTypeOf(value))}
      options={typeOptions}
    />
  );
  return (
    <>
      {look === 'band' && isAdvanced && <TypeInBand>{typeSelect}</TypeInBand>}
      <Root look={look} advanced={isAdvanced} oneColumn={type === 'autoridades'}>
        <Where quiet={look === 'band' && !isAdvanced} onPhoneOnly={type === 'autoridades'}>
          {look === 'hero' && <TypeOnPhone>{typeSelect}</TypeOnPhone>}
          {type !== 'autoridades' && (
            <Select
              label={t('searchIn')}
              labelHidden
              size={size}
              value={columnIn(type, row.column)}
              onChange={(column) => onChange({ ...row, column })}
              options={columnsOf(type).map((value) => ({ value, label: t(value) }))}
            />
          )}
        </Where>
        <Term advanced={isAdvanced}>
          <TermField
            ref={termField}
            type={type}
            column={columnIn(type, row.column)}
            size={size}
            placeholder={t(findsTitles(type) ? 'termHint' : `termHint_${type as 'autoridades' | 'rede_pergamum_oai'}`)}
            value={row.term}
            onChange={(term) => onChange({ ...row, term })}
            error={error}
            hint={look === 'hero' ? hint : undefined}
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
    </>
  );
}
