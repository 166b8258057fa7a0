import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../../shared/ui/Button';
import { Chip } from '../../../shared/ui/Chip';
import { ChoiceButton } from '../../../shared/ui/ChoiceButton';
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
  const { address, choice } = useSearchAddress();
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
        <Chip label={t('onlyIn', { type: t(type) })} removal={choice(() => ({ query: everywhere, filters: [] }))} />
      )}
      {view.filters.map((filter) => (
        <Chip
          key={`${filter.tipo} ${filter.campus ?? ''} ${filter.codigo}`}
          label={labelOf(filter)}
          without={filter.isExcluded && t('without')}
          removal={filters.without(filter)}
        />
      ))}
      {view.text !== null && <Chip label={`“${view.text}”`} removal={filters.withoutText} />}
      <span className={css.switches}>
        <AvailabilitySwitches view={view} look="choice" />
      </span>
      {hasFilters && (
        <ChoiceButton choice={filters.none} className={buttonLook({ variant: 'text', size: 'small' })}>
          {t('clearFilters')}
        </ChoiceButton>
      )}
    </div>
  );
}
