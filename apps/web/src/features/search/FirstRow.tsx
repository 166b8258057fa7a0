import { clsx } from 'clsx';
import { Position, type SearchType } from '@catalogue/api-contract';
import { lacksTerm, termRowNames, vagueTerms } from '@catalogue/domain';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { SearchIcon } from '../../shared/ui/icons';
import { Select } from '../../shared/ui/Select';
import { useIsFromServer } from '../../shared/useIsFromServer';
import { columnIn, columnsOf, type SearchRow } from './searchRows';
import { findsTitles, searchTypeOf, useSearchTypes } from './searchTypes';
import { TermField } from './suggest/TermField';
import css from './FirstRow.module.css';

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

// The names of the address, so that the form works before the app does.
const [names] = termRowNames;

export function FirstRow({ row, type, onType, look, isAdvanced, error, termField, onChange }: FirstRowProps) {
  const { t } = useTranslation('search');
  const types = useSearchTypes(type);
  const size = look === 'hero' ? 'hero' : 'normal';
  // To open the indexes needs scripts: sent by the browser, the form would search in general.
  const offered = useIsFromServer() ? types : [...types, 'indexes' as const];
  const typeOptions = offered.map((value) => ({ value, label: t(value) }));
  const isShort = vagueTerms([row.term]) === 'short';
  const listsAll = row.term === '' && !lacksTerm({ pesquisa: type });
  const hint = isShort ? t('shortTerm') : listsAll ? t('emptyListsAll') : undefined;
  const typeSelect = (
    <Select
      name="pesquisa"
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
      {look === 'band' && isAdvanced && <div className={css.typeInBand}>{typeSelect}</div>}
      {look === 'band' && !isAdvanced && <input type="hidden" name="pesquisa" value={type} />}
      <div
        className={clsx(
          css.root,
          css[`root_${look}`],
          isAdvanced && css.rootAdvanced,
          type === 'autoridades' && (isAdvanced ? css.rootOneColumnAdvanced : css.rootOneColumn),
        )}
      >
        {/* On a phone the band only has room for the term. */}
        <div
          className={clsx(
            css.where,
            look === 'band' && !isAdvanced && 'from-medium',
            type === 'autoridades' && 'below-medium',
          )}
        >
          {/* On wide screens the types are tabs. */}
          {look === 'hero' && <div className="below-medium min-w-0">{typeSelect}</div>}
          {type !== 'autoridades' && (
            <Select
              name={names.column}
              label={t('searchIn')}
              labelHidden
              size={size}
              value={columnIn(type, row.column)}
              onChange={(column) => onChange({ ...row, column })}
              options={columnsOf(type).map((value) => ({ value, label: t(value) }))}
            />
          )}
        </div>
        {/* Next to a position, the term has its own line on a phone. */}
        <div className={clsx('min-w-0', isAdvanced && css.termAdvanced)}>
          <TermField
            ref={termField}
            name={names.term}
            type={type}
            column={columnIn(type, row.column)}
            size={size}
            placeholder={t(findsTitles(type) ? 'termHint' : `termHint_${type as 'autoridades' | 'rede_pergamum_oai'}`)}
            value={row.term}
            onChange={(term) => onChange({ ...row, term })}
            error={error}
            hint={look === 'hero' ? hint : undefined}
          />
        </div>
        {isAdvanced && (
          <Select
            name={names.position}
            label={t('position')}
            labelHidden
            size={size}
            value={row.position}
            onChange={(position) => onChange({ ...row, position })}
            options={Object.values(Position).map((value) => ({ value, label: t(value) }))}
          />
        )}
        <Button type="submit" variant="brand" size={size}>
          <SearchIcon />
          <span className="sr-only-below-medium">{t('search')}</span>
        </Button>
      </div>
    </>
  );
}
