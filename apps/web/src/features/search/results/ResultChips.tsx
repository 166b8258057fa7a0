import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { findsTitles, isWhole, searchTypeOf } from '../searchTypes';
import { useSearchAddress } from '../useSearchAddress';
import { AvailabilitySwitches } from './AvailabilitySwitches';
import { narrowings, type ResultView } from './resultView';
import { useFilterLabel } from './useFilterLabel';
import { useFilters } from './useFilters';
import css from './ResultChips.module.css';

/** What limits the list, each with a button that removes it: the type of the search, and the filters. */
export function ResultChips({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const filters = useFilters(view.filters);
  const { address, addressOf, change } = useSearchAddress();
  const { pesquisa, ...everywhere } = address.query ?? {};
  const type = searchTypeOf(pesquisa);
  const labelOf = useFilterLabel(view.filters, type);
  const isPart = !isWhole(type) && findsTitles(type) && everywhere.termo_pesquisa !== undefined;
  const hasFilters = narrowings(view) > 0;
  const isEmpty = !hasFilters && !isPart;
  return (
    <div className={clsx(css.root, isEmpty && 'below-wide')} role="group" aria-label={t('activeFilters')}>
      <span className={css.switches}>
        <AvailabilitySwitches view={view} look="pill" />
      </span>
      {isPart && (
        <Chip
          label={t('onlyIn', { type: t(type) })}
          onRemove={() => change({ query: everywhere, filters: [] })}
          to={() => addressOf({ query: everywhere, filters: [] })}
        />
      )}
      {view.filters.map((filter) => (
        <Chip
          key={`${filter.tipo} ${filter.campus ?? ''} ${filter.codigo}`}
          label={labelOf(filter)}
          without={filter.isExcluded && t('without')}
          onRemove={filters.without(filter).choose}
          to={filters.without(filter).address}
        />
      ))}
      {view.text !== null && (
        <Chip label={`“${view.text}”`} onRemove={filters.withoutText.choose} to={filters.withoutText.address} />
      )}
      <span className={css.switches}>
        <AvailabilitySwitches view={view} look="choice" />
      </span>
      {hasFilters && (
        <>
          <Button variant="text" size="small" onClick={filters.none.choose}>
            {t('clearFilters')}
          </Button>
          <WithoutScripts>
            {() => (
              <LinkButton variant="text" size="small" to={filters.none.address()}>
                {t('clearFilters')}
              </LinkButton>
            )}
          </WithoutScripts>
        </>
      )}
    </div>
  );
}
