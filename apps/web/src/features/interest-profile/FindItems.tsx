import { maxInterestsFound, maxTextLength } from '@catalogue/api-contract';
import { interestTermKey } from '@catalogue/domain';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { Button } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { EmptyState } from '../../shared/ui/EmptyState';
import { SearchIcon } from '../../shared/ui/icons';
import { TextField } from '../../shared/ui/TextField';
import { useAddress } from '../../shared/useAddress';
import { CheckList } from './CheckList';
import css from './FindItems.module.css';

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
  const [address] = useAddress();
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
  const [address, change] = useAddress();
  const shown = address.get(parameter) ?? '';
  const [typed, setTyped] = useState(shown);
  const [isShort, setShort] = useState(false);
  const term = useTerm(parameter);

  function search(event: FormEvent) {
    event.preventDefault();
    const isTooShort = interestTermKey(typed) === null;
    setShort(isTooShort);
    if (isTooShort) return document.getElementById(id)?.focus();
    change({ [parameter]: typed.trim() }, { replace: true });
  }
  // As many as that are the beginning of a longer list.
  const foundText = (count: number) => t(count === maxInterestsFound ? 'foundFirst' : 'found', { count });
  const choose = (found: readonly I[], keys: readonly string[]) =>
    onChange([
      ...chosen.filter(({ key }) => found.every((item) => item.key !== key)),
      ...found.filter(({ key }) => keys.includes(key)),
    ]);

  return (
    <div className="stack gap-3 measure-narrow">
      <form className={css.search} role="search" aria-label={label} onSubmit={search} noValidate>
        <TextField
          id={id}
          label={label}
          hint={hint}
          error={isShort ? t('termShort') : error}
          autoComplete="off"
          maxLength={maxTextLength}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setShort(false);
          }}
        />
        <Button type="submit">
          <SearchIcon /> {t('search')}
        </Button>
      </form>
      {term !== null && (
        <QueryView
          query={query}
          failed={t('searchFailed')}
          empty={<EmptyState plain title={t('nothingFound', { term })} />}
        >
          {(found) => (
            <>
              <div className={css.found} tabIndex={0} role="region" aria-label={foundText(found.length)}>
                <CheckList
                  id={listId}
                  legend={foundText(found.length)}
                  options={found.map(({ key, name }) => ({
                    value: key,
                    label: followed.has(key) ? t('followedAlready', { name }) : name,
                    disabled: followed.has(key),
                  }))}
                  chosen={chosen.map(({ key }) => key)}
                  onChange={(keys) => choose(found, keys)}
                />
              </div>
              {found.length === maxInterestsFound && <p className="text-sm muted">{t('onlyFirst')}</p>}
            </>
          )}
        </QueryView>
      )}
      {chosen.length > 0 && (
        <div className="row gap-2" role="group" aria-label={t('chosen')}>
          {chosen.map(({ key, name }) => (
            <Chip
              key={key}
              label={name}
              removal={{ choose: () => onChange(chosen.filter((item) => item.key !== key)) }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
