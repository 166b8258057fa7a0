import type { SearchGuide, SearchType } from '@catalogue/api-contract';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { homeParts } from '../../../shared/homeParts';
import { onDemand } from '../../../shared/onDemand';
import { styled } from '../../../shared/theme/styled';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { Shelf } from '../../../shared/ui/Shelf';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { RenderWhenVisible } from '../../../shared/ui/RenderWhenVisible';
import { inPlace } from '../../../shared/useScrollRestoration';
import { HeroBand } from '../layout';
import { useGetSearchFiltersQuery } from '../search.api';
import { emptyAddress } from '../searchAddress';
import { SearchForm } from '../SearchForm';
import { isSearchType, typeAddress } from '../searchTypes';
import { Guides } from './Guides';
import { NewTitles } from './NewTitles';
import { Paragraphs } from './Paragraphs';
import { SearchTypes } from './SearchTypes';

const FurtherPart = onDemand(() => import('./FurtherParts'));

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
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e7',
    alignItems: 'start',
    _wide: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: 'e7' },
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e7' },
  },
});
const Article = styled('article', { base: { fontSize: 'lg' } });

/** A section that is rendered when near the viewport, and the space reserved for it until then. */
function Later({ id, part, room }: { id?: string; part: ComponentProps<typeof FurtherPart>['part']; room: string }) {
  return (
    <div id={id} tabIndex={id === undefined ? undefined : -1}>
      <RenderWhenVisible room={room}>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <FurtherPart part={part} />
        </Suspense>
      </RenderWhenVisible>
    </div>
  );
}

interface HomeScreenProps {
  type: SearchType;
  /** The guide at this address (D1 §2, `/:guia`). */
  guide: SearchGuide | undefined;
  /** Called when the reader uses the form: prefetch the results. */
  onSearchBegun: () => void;
}

/** The home, at `/` and `/:guia` without a search. */
export function HomeScreen({ type, guide, onSearchBegun }: HomeScreenProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { data: filters } = useGetSearchFiltersQuery({ query: {} });
  const [isAdvanced, setAdvanced] = useState(false);
  const libraries = filters?.opcoes.bibliotecas.length ?? 0;
  const written = guide && !isSearchType(guide.slug) ? guide : undefined;
  const words =
    (type === 'pesquisa_geral' && !written ? null : guide?.descricao) ??
    (libraries > 0 ? t('heroLibraries', { count: libraries }) : '');
  const title = written?.titulo ?? (type === 'pesquisa_geral' ? t('search') : t(type));
  return (
    <>
      <HeroBand>
        <div data-sobre-marca="">
          <PageTitle size="hero" title={title} focusKey={written?.slug}>
            {written?.titulo ?? t('heroTitle')}
          </PageTitle>
        </div>
        <Words>{words}</Words>
        <OnTheForm>
          <SearchTypes type={type} />
          <Books>
            <Shelf books={14} height={120} seed={7} />
          </Books>
        </OnTheForm>
        <SearchForm
          look="hero"
          type={type}
          onType={(wanted) => void navigate(typeAddress(wanted), { state: inPlace, replace: true })}
          address={emptyAddress}
          isAdvanced={isAdvanced}
          onAdvanced={setAdvanced}
          onFocus={onSearchBegun}
        />
      </HeroBand>
      <Parts>
        {written?.texto && (
          <Article>
            <Paragraphs text={written.texto} />
          </Article>
        )}
        <Columns>
          <div>
            <Guides except={written?.slug} />
            {!written && <NewTitles />}
            <Later id={homeParts.help} part="questions" room="20rem" />
            <Later part="information" room="12rem" />
          </div>
          <div>
            <Later id={homeParts.hours} part="hours" room="40rem" />
            <Later part="agenda" room="28rem" />
            <Later part="catalogues" room="12rem" />
          </div>
        </Columns>
      </Parts>
    </>
  );
}
