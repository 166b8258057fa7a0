import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { FacetList } from './FacetList';
import type { ResultView } from './resultView';
import { TextFilter } from './TextFilter';

const Root = styled('aside', {
  base: { display: 'none', fontSize: 'sm', _wide: { display: 'block', gridArea: 'facets' } },
});
const Heading = styled('h2', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'strong', lineHeight: '1.5', paddingBottom: 'e2' },
});

/**
 * The facets next to the results; narrow screens have them in a drawer. The column is reserved before they are loaded.
 */
export function FacetColumn({ view }: { view: ResultView | null }) {
  const { t } = useTranslation('search');
  return (
    <Root aria-label={t('filters')} data-screen-only="">
      <Heading>{t('filterBy')}</Heading>
      {view && <TextFilter />}
      {view && <FacetList view={view} />}
    </Root>
  );
}
