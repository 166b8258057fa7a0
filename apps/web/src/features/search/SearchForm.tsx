import { OnlyWith } from '@catalogue/api-contract';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../shared/theme/styled';
import { Checkbox } from '../../shared/ui/Checkbox';
import { AdvancedRows } from './AdvancedRows';
import { FirstRow } from './FirstRow';
import { TextToggle } from './layout';
import { writeSearchAddress, type QueryFields, type SearchAddress } from './searchAddress';
import { emptyRow, fieldsOf, rowsOf, type SearchRow } from './searchRows';
import { needsTerm, type OfferedType } from './searchTypes';

const Root = styled('form', {
  base: { color: 'fg' },
  variants: {
    look: {
      hero: {
        bg: 'bg.panel',
        padding: 'e4',
        borderRadius: 'panel',
        boxShadow: 'raised',
        _medium: { borderStartStartRadius: '0' },
        _contrast: { border: '1px solid #fff' },
      },
      band: {},
    },
  },
});
const Options = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.5rem', marginTop: 'e3', fontSize: 'sm' },
});
const Last = styled('span', { base: { _medium: { marginInlineStart: 'auto' } } });

const onlineFilter = `X:${OnlyWith.online}`;

/** What a new search keeps of the one before: its limits that the form does not show, never its filters (D2 §4). */
const keptOf = ({ biblioteca, tipo_obra, ano_ini, ano_fim, idioma, base }: QueryFields): QueryFields => ({
  biblioteca,
  tipo_obra,
  ano_ini,
  ano_fim,
  idioma,
  base,
});

interface SearchFormProps {
  look: 'hero' | 'band';
  type: OfferedType;
  address: SearchAddress;
  isAdvanced: boolean;
  onAdvanced: (isAdvanced: boolean) => void;
  onFocus?: () => void;
}

/** The search form. It writes the address and nothing else; give it a `key` of the query, so that "back" fills it again. */
export function SearchForm({ look, type, address, isAdvanced, onAdvanced, onFocus }: SearchFormProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const termField = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<SearchRow[]>(() => rowsOf(address.query ?? {}));
  const [isSimilar, setSimilar] = useState(address.query?.similar === 'S');
  const [isOnline, setOnline] = useState(address.filters.includes(onlineFilter));
  const [isMissing, setMissing] = useState(false);
  const [first = emptyRow, ...others] = rows;

  function search(event: FormEvent) {
    event.preventDefault();
    const fields = fieldsOf(isAdvanced ? rows : [{ ...first, position: emptyRow.position }]);
    if (!fields.termo_pesquisa && needsTerm(type)) {
      setMissing(true);
      return termField.current?.focus();
    }
    const query = {
      ...keptOf(address.query ?? {}),
      ...fields,
      ...(type !== 'pesquisa_geral' && { pesquisa: type }),
      ...(isSimilar && { similar: 'S' }),
    };
    const filters = isOnline ? [onlineFilter] : [];
    const { pageSize, display } = address;
    void navigate(writeSearchAddress({ query, filters, order: null, page: 1, pageSize, display, typed: null }));
  }

  return (
    <Root role="search" aria-label={t('searchForm')} look={look} onSubmit={search} onFocus={onFocus} noValidate>
      <FirstRow
        row={first}
        type={type}
        look={look}
        isAdvanced={isAdvanced}
        termField={termField}
        isMissing={isMissing && first.term.trim() === ''}
        onChange={(row) => setRows([row, ...others])}
      />
      {isAdvanced && (
        <AdvancedRows
          rows={others.length > 0 ? others : [emptyRow]}
          onChange={(changed) => setRows([first, ...changed])}
        />
      )}
      {(look === 'hero' || isAdvanced) && (
        <Options>
          <Checkbox checked={isSimilar} onChange={setSimilar}>
            {t('similar')}
          </Checkbox>
          <Checkbox checked={isOnline} onChange={setOnline}>
            {t('onlyOnline')}
          </Checkbox>
          <Last>
            <TextToggle type="button" aria-expanded={isAdvanced} onClick={() => onAdvanced(!isAdvanced)}>
              {isAdvanced ? t('simple') : t('advanced')}
            </TextToggle>
          </Last>
        </Options>
      )}
    </Root>
  );
}
