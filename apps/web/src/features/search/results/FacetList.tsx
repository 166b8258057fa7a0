import { facetTitle, mainFacets } from '@catalogue/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { AvailabilitySwitches } from './AvailabilitySwitches';
import { FacetGroup } from './FacetGroup';
import type { ResultView } from './resultView';
import { useSearchAddress } from '../useSearchAddress';
import { useFilters } from './useFilters';

/** LOOK §5: the first four are open. */
const openAtFirst = 4;

/** The facets of a result set, in the column or in the drawer. */
export function FacetList({ view }: { view: ResultView }) {
  const { t, i18n } = useTranslation('search');
  const [showsAll, setShowsAll] = useState(false);
  const filters = useFilters(view.filters);
  const type = useSearchAddress().address.query?.pesquisa ?? 'pesquisa_geral';
  const language = i18n.language === 'en' || i18n.language === 'es' ? i18n.language : 'pt';
  const isActive = (code: string) => view.filters.some(({ tipo }) => tipo === code);
  const shown = view.facets.filter(({ code }, at) => showsAll || at < mainFacets || isActive(code));
  const hidden = view.facets.length - shown.length;
  const groups = shown.map(({ code, counts }, at) => (
    <FacetGroup
      key={code}
      code={code}
      title={facetTitle(code, type, language)}
      counts={counts}
      active={view.filters.filter((filter) => filter.tipo === code)}
      startsOpen={at < openAtFirst && counts !== null}
      whole={view.whole}
      filters={filters}
    />
  ));
  return (
    <>
      <AvailabilitySwitches view={view} look="row" />
      {groups}
      {hidden > 0 && (
        <Button variant="text" size="small" className="outdent" onClick={() => setShowsAll(true)}>
          {t('moreFacets', { count: hidden })}
        </Button>
      )}
    </>
  );
}
