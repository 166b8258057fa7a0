import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetList } from './FacetList';
import type { ResultView } from './resultView';
import { TextFilter } from './TextFilter';
import css from './FacetColumn.module.css';

/** Where readers without scripts find them on a narrow screen. */
export const facetsId = 'filtros';

/**
 * The facets next to the results; narrow screens have them in a drawer. The column is reserved before they are loaded.
 */
export const FacetColumn = memo(function FacetColumn({ view }: { view: ResultView | null }) {
  const { t } = useTranslation('search');
  return (
    <aside className={css.root} id={facetsId} aria-label={t('filters')} data-screen-only="">
      <h2 className={css.heading}>{t('filterBy')}</h2>
      {view && <TextFilter />}
      {view && <FacetList view={view} />}
    </aside>
  );
});
