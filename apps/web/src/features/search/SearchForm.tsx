import { clsx } from 'clsx';
import { OnlyWith, type SearchType } from '@catalogue/api-contract';
import { filterParameter, ownFields } from '@catalogue/domain';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { inCatalogue } from '../../shared/platform';
import { onDemand } from '../../shared/onDemand';
import { toastShown } from '../../shared/toasts';
import { Checkbox } from '../../shared/ui/Checkbox';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { TextToggle } from '../../shared/ui/TextToggle';
import { useFailureToast } from '../../shared/useFailureToast';
import { useOneAtATime } from '../../shared/useOneAtATime';
import { useLazyListLibrariesOfCampusQuery } from '../units/public';
import { FirstRow } from './FirstRow';
import { RecentSearches } from './history/RecentSearches';
import { firstIndexAddress } from './indexes/indexAddress';
import { writeSearchAddress, type QueryFields, type SearchAddress } from './searchAddress';
import { columnIn, emptyRow, fieldsOf, rowsOf, type SearchRow } from './searchRows';
import { findsTitles } from './searchTypes';
import { limitsOf, pickFields, wrongIn, type Wrong } from './typeFields';
import css from './SearchForm.module.css';

// Loaded on demand: most readers only use the first field.
const AdvancedRows = onDemand(() => import('./AdvancedRows'));
const AuthorityLimit = onDemand(() => import('./authorities/AuthorityLimit'));
const TypeFields = onDemand(() => import('./forms/TypeFields'));
const Limits = onDemand(() => import('./forms/Limits'));

const onlineFilter = `X:${OnlyWith.online}`;

interface SearchFormProps {
  look: 'hero' | 'band';
  type: SearchType;
  /** Called when another type is chosen; without it the form keeps the type and the search writes the address. */
  onType?: (type: SearchType) => void;
  address: SearchAddress;
  isAdvanced: boolean;
  onAdvanced: (isAdvanced: boolean) => void;
  onFocus?: () => void;
}

/** The search form. It only writes the address; give it a `key` of the query, so that "back" resets it. */
export function SearchForm({ look, type: given, onType, address, isAdvanced, onAdvanced, onFocus }: SearchFormProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { pathname, search: shown } = useLocation();
  const dispatch = useDispatch();
  const failed = useFailureToast();
  const [findLibraries] = useLazyListLibrariesOfCampusQuery();
  const { run } = useOneAtATime();
  const termField = useRef<HTMLInputElement>(null);
  const [chosenType, setType] = useState(given);
  const type = onType ? given : chosenType;
  const [rows, setRows] = useState<SearchRow[]>(() => rowsOf(address.query ?? {}));
  const [fields, setFields] = useState<QueryFields>(() => textOf(address.query ?? {}));
  const [campus, setCampus] = useState(String(address.campus ?? ''));
  const [isSimilar, setSimilar] = useState(address.query?.similar === 'S');
  const [wantsOnline, setOnline] = useState(address.filters.includes(onlineFilter));
  const [wrong, setWrong] = useState<Wrong>({});
  const [first = emptyRow, ...others] = rows;
  const isOpen = isAdvanced || type === 'pesquisa_avancada';
  const hasOwn = ownFields(type).length > 0 && (look === 'hero' || isOpen);
  const hasLimits = isOpen && limitsOf(type).length > 0;
  const ofTitles = findsTitles(type);
  const hasOptions = look === 'hero' || isOpen;
  // D2 §4: a new search starts without filters, except for the one that this form shows.
  const isOnline = hasOptions && ofTitles && wantsOnline;
  const code = address.query?.indice;
  const isOfAuthority = look === 'band' && ofTitles && code !== undefined;

  const change = (changes: QueryFields) => {
    setFields({ ...fields, ...changes });
    setWrong({});
  };

  async function search() {
    const asked = isOpen ? rows : [{ ...first, position: emptyRow.position }];
    const terms = fieldsOf(asked.map((row) => ({ ...row, column: columnIn(type, row.column) })));
    const said = pickFields(fields, [...(hasOwn ? ownFields(type) : []), ...(hasLimits ? limitsOf(type) : [])]);
    const found = wrongIn(type, { ...terms, ...said });
    setWrong(found);
    if (found.term) return termField.current?.focus();
    if (found.years) return;
    const ofCampus = hasLimits && limitsOf(type).includes('biblioteca') && campus ? Number(campus) : undefined;
    if (ofCampus && (!said.biblioteca || String(said.biblioteca).includes(','))) {
      const { data, error } = await findLibraries({ query: { campus: ofCampus } }, true);
      if (!data) return failed(error);
      if (data.length === 0) return void dispatch(toastShown({ tone: 'warning', message: t('campusWithoutLibrary') }));
      said.biblioteca = data.map(({ cod_biblioteca }) => cod_biblioteca).join(',');
    }
    const query = {
      ...(address.query?.base && { base: address.query.base }),
      ...said,
      ...terms,
      ...(type !== 'pesquisa_geral' && { pesquisa: type }),
      ...(isSimilar && ofTitles && { similar: 'S' }),
      // While the terms are those of the authority, the search stays limited to its titles.
      ...(isOfAuthority && terms.termo_pesquisa === address.query?.termo_pesquisa && { indice: code }),
    };
    const filters = isOnline ? [onlineFilter] : [];
    const { pageSize, display } = address;
    const next = { query, filters, order: null, page: 1, pageSize, display, typed: null, campus: ofCampus };
    const to = writeSearchAddress(next);
    // As with a link to the open page: Enter again is no further step back.
    void navigate(to, { replace: to === pathname + shown });
  }

  function choose(wanted: SearchType | 'indexes') {
    if (wanted === 'indexes') return void navigate(firstIndexAddress);
    setWrong({});
    setType(wanted);
    onType?.(wanted);
  }

  return (
    <form
      className={clsx(css.root, css[`root_${look}`])}
      role="search"
      action={inCatalogue('/')}
      aria-label={t('searchForm')}
      onSubmit={(event) => (event.preventDefault(), void run(search))}
      onFocus={onFocus}
      noValidate
    >
      <FirstRow
        row={first}
        type={type}
        onType={choose}
        look={look}
        isAdvanced={isOpen}
        termField={termField}
        error={wrong.term && t(wrong.term)}
        onChange={(row) => {
          setRows([row, ...others]);
          if (row.term !== first.term) setWrong({});
        }}
      />
      {isOfAuthority && (
        <Suspense>
          <AuthorityLimit code={code} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={<SkeletonRows rows={1} />}>
          <AdvancedRows
            type={type}
            rows={others.length > 0 ? others : [emptyRow]}
            onChange={(changed) => setRows([first, ...changed])}
          />
        </Suspense>
      )}
      <Suspense fallback={<SkeletonRows rows={1} />}>
        {hasOwn && <TypeFields type={type} fields={fields} onChange={change} />}
        {hasLimits && (
          <Limits
            type={type}
            fields={fields}
            onChange={change}
            campus={campus}
            onCampus={(code) => {
              setCampus(code);
              change({ biblioteca: '' });
            }}
            wrong={wrong.years}
          />
        )}
      </Suspense>
      {hasOptions && (
        <div className="row items-center gap-x-5 mt-3 text-sm">
          {ofTitles && (
            <>
              <Checkbox name="similar" value="S" checked={isSimilar} onChange={setSimilar}>
                {t('similar')}
              </Checkbox>
              <Checkbox name={filterParameter} value={onlineFilter} checked={isOnline} onChange={setOnline}>
                {t('onlyOnline')}
              </Checkbox>
            </>
          )}
          <span className={css.last}>
            {look === 'hero' && <RecentSearches />}
            {type !== 'pesquisa_avancada' && (
              <TextToggle type="button" aria-expanded={isAdvanced} onClick={() => onAdvanced(!isAdvanced)}>
                {isAdvanced ? t('simple') : t('advanced')}
              </TextToggle>
            )}
          </span>
        </div>
      )}
    </form>
  );
}

/** The fields of a query as text, for the form. */
const textOf = (query: QueryFields): QueryFields =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
