import { maxInterestsFound } from '@catalogue/api-contract';
import { interestTermKey } from '@catalogue/domain';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { EmptyState } from '../../shared/ui/EmptyState';
import { SearchIcon } from '../../shared/ui/icons';
import { TextField } from '../../shared/ui/TextField';
import { inPlace } from '../../shared/useScrollRestoration';
import { CheckList } from './CheckList';

const Root = styled('div', { base: { display: 'grid', gap: 'e3', maxWidth: '40rem' } });
const Search = styled('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'e3',
    alignItems: 'flex-start',
    '& > div': { flex: '1 1 14rem' },
    '& > button': { minHeight: '2.75rem' },
    // Aligned with the box, below its label.
    '@media (min-width: 30em)': { '& > button': { marginBlockStart: '1.8rem' } },
  },
});
const Found = styled('div', {
  base: {
    maxHeight: '22rem',
    overflowY: 'auto',
    paddingInline: 'e3',
    paddingBlock: 'e2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'control',
  },
});
const Chosen = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 'e2' } });
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

export interface Item {
  key: string;
  name: string;
}
interface ItemsQuery<I extends Item> {
  currentData?: readonly I[];
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** The search term in the address; null if it cannot match anything. */
export function useTerm(parameter: string): string | null {
  const [address] = useSearchParams();
  const term = address.get(parameter) ?? '';
  return interestTermKey(term) === null ? null : term;
}

interface FindItemsProps<I extends Item> {
  /** The id of the search field, for links to it. */
  id: string;
  /** The search parameter of the term. */
  parameter: string;
  label: string;
  hint?: string;
  query: ItemsQuery<I>;
  /** Items that are already followed. */
  followed: ReadonlySet<string>;
  chosen: readonly I[];
  onChange: (chosen: I[]) => void;
  error?: ReactNode;
}

/** Searches for items to follow, and collects the chosen ones over several searches. */
export function FindItems<I extends Item>(props: FindItemsProps<I>) {
  const { id, parameter, label, hint, query, followed, chosen, onChange, error } = props;
  const { t } = useTranslation('interest-profile');
  const listId = useId();
  const [address, setAddress] = useSearchParams();
  const shown = address.get(parameter) ?? '';
  const [typed, setTyped] = useState(shown);
  const [isShort, setShort] = useState(false);
  const term = useTerm(parameter);

  function search(event: FormEvent) {
    event.preventDefault();
    const isTooShort = interestTermKey(typed) === null;
    setShort(isTooShort);
    if (isTooShort) return document.getElementById(id)?.focus();
    const next = new URLSearchParams(address);
    next.set(parameter, typed.trim());
    setAddress(next, { replace: true, state: inPlace });
  }
  const choose = (found: readonly I[], keys: readonly string[]) =>
    onChange([
      ...chosen.filter(({ key }) => found.every((item) => item.key !== key)),
      ...found.filter(({ key }) => keys.includes(key)),
    ]);

  return (
    <Root>
      <Search role="search" aria-label={label} onSubmit={search} noValidate>
        <TextField
          id={id}
          label={label}
          hint={hint}
          error={isShort ? t('termShort') : error}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setShort(false);
          }}
        />
        <Button type="submit">
          <SearchIcon /> {t('search')}
        </Button>
      </Search>
      {term !== null && (
        <QueryView
          query={query}
          failed={t('searchFailed')}
          empty={<EmptyState plain title={t('nothingFound', { term })} />}
        >
          {(found) => (
            <>
              <Found tabIndex={0} role="region" aria-label={t('found', { count: found.length })}>
                <CheckList
                  id={listId}
                  legend={t('found', { count: found.length })}
                  options={found.map(({ key, name }) => ({
                    value: key,
                    label: followed.has(key) ? t('followedAlready', { name }) : name,
                    disabled: followed.has(key),
                  }))}
                  chosen={chosen.map(({ key }) => key)}
                  onChange={(keys) => choose(found, keys)}
                />
              </Found>
              {found.length === maxInterestsFound && <Note>{t('onlyFirst', { count: maxInterestsFound })}</Note>}
            </>
          )}
        </QueryView>
      )}
      {chosen.length > 0 && (
        <Chosen role="group" aria-label={t('chosen')}>
          {chosen.map(({ key, name }) => (
            <Chip key={key} label={name} onRemove={() => onChange(chosen.filter((item) => item.key !== key))} />
          ))}
        </Chosen>
      )}
    </Root>
  );
}
