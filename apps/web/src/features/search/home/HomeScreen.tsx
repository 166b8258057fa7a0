import type { SearchGuide } from '@catalogue/api-contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from '../../../shared/theme/styled';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { Shelf } from '../../../shared/ui/Shelf';
import { HeroBand } from '../layout';
import { useGetSearchFiltersQuery } from '../search.api';
import { emptyAddress } from '../searchAddress';
import { SearchForm } from '../SearchForm';
import { advancedGuide, type OfferedType } from '../searchTypes';
import { Guides } from './Guides';
import { NewTitles } from './NewTitles';
import { SearchTypes } from './SearchTypes';

const Words = styled('p', {
  base: { marginTop: 'e2', color: 'marca.onGroundMuted', fontSize: 'lg', minHeight: '1.55em' },
});
const OnTheForm = styled('div', {
  base: {
    marginTop: 'e5',
    _medium: { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 'e5', marginTop: 'e6' },
  },
});
const Books = styled('div', {
  base: {
    display: 'none',
    flex: 'none',
    marginBlockStart: '-5.5rem',
    marginInlineEnd: 'e4',
    '& > svg': { height: '8.25rem', color: 'marca.onGroundMuted', '--estante-etiqueta': 'var(--marca-fundo)' },
    _wide: { display: 'block' },
  },
});
const Parts = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e7', paddingBlock: 'e7' },
});

interface HomeScreenProps {
  type: OfferedType;
  /** The guide whose address this is (D1 §2, `/:guia`). */
  guide: SearchGuide | undefined;
  /** The reader is in the form: a search is about to come. */
  onSearchBegun: () => void;
}

/** `/` and `/:guia` without a search: where one begins. */
export function HomeScreen({ type, guide, onSearchBegun }: HomeScreenProps) {
  const { t } = useTranslation('search');
  const { data: filters } = useGetSearchFiltersQuery({ query: {} });
  const { guia } = useParams();
  const [isAdvanced, setAdvanced] = useState(guia === advancedGuide);
  const libraries = filters?.opcoes.bibliotecas.length ?? 0;
  const words = guide?.descricao ?? (libraries > 0 ? t('heroLibraries', { count: libraries }) : '');
  return (
    <>
      <HeroBand>
        <div data-sobre-marca="">
          <PageTitle size="hero" title={guide?.titulo ?? t('search')} focusKey={guide?.slug}>
            {guide?.titulo ?? t('heroTitle')}
          </PageTitle>
        </div>
        <Words>{words}</Words>
        <OnTheForm>
          <SearchTypes type={type} />
          <Books>
            <Shelf books={18} height={120} seed={7} />
          </Books>
        </OnTheForm>
        <SearchForm
          look="hero"
          type={type}
          address={emptyAddress}
          isAdvanced={isAdvanced}
          onAdvanced={setAdvanced}
          onFocus={onSearchBegun}
        />
      </HeroBand>
      <Parts>
        <Guides />
        <NewTitles />
      </Parts>
    </>
  );
}
