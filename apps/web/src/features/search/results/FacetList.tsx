import { facetTitle } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { FacetGroup } from './FacetGroup';
import type { ResultView } from './resultView';
import { useSearchAddress } from '../useSearchAddress';
import { useFilters } from './useFilters';

/** LOOK §5: the first four are open. */
const openAtFirst = 4;

/** The facets of a result set, in the column or in the drawer. */
export function FacetList({ view }: { view: ResultView }) {
  const { i18n } = useTranslation('search');
  const { toggle } = useFilters(view.filters);
  const type = useSearchAddress().address.query?.pesquisa ?? 'pesquisa_geral';
  const language = i18n.language === 'en' || i18n.language === 'es' ? i18n.language : 'pt';
  return view.facets.map(({ code, counts }, at) => (
    <FacetGroup
      key={code}
      code={code}
      title={facetTitle(code, type, language)}
      counts={counts}
      active={view.filters.filter((filter) => filter.tipo === code)}
      startsOpen={at < openAtFirst}
      onToggle={toggle}
    />
  ));
}
