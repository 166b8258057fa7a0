import type { SearchGuide, SearchType } from '@catalogue/api-contract';
import { clsx } from 'clsx';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { homeSections } from '../../../shared/homeSections';
import { hydratedLater } from '../../../shared/onDemand';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { Shelf } from '../../../shared/ui/Shelf';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { inPlace } from '../../../shared/useScrollRestoration';
import { WhenNear } from '../../../shared/WhenNear';
import { CompactSearch } from '../CompactSearch';
import { HeroBand } from '../layout';
import { useGetSearchFiltersQuery } from '../search.api';
import { emptyAddress } from '../searchAddress';
import { SearchForm } from '../SearchForm';
import { isSearchType, typeAddress, useTypeLine } from '../searchTypes';
import { SearchTypes } from './SearchTypes';
import css from './HomeScreen.module.css';

const Markdown = hydratedLater(() => import('./Markdown'));
const Databases = hydratedLater(() => import('./Databases'));

/** The guide below which the databases are listed. */
const databasesGuide = 'bases_dados';

const sections = {
  guides: hydratedLater(async () => (await import('./Guides')).Guides),
  newTitles: hydratedLater(async () => (await import('./NewTitles')).NewTitles),
  questions: hydratedLater(async () => (await import('./Questions')).Questions),
  information: hydratedLater(async () => (await import('./GeneralInformation')).GeneralInformation),
  hours: hydratedLater(async () => (await import('./OpeningHours')).OpeningHours),
  agenda: hydratedLater(async () => (await import('./Agenda')).Agenda),
  catalogues: hydratedLater(async () => (await import('./OtherCatalogues')).OtherCatalogues),
};

interface LaterProps {
  id?: string;
  section: keyof typeof sections;
}

/** A section that is rendered, or hydrated, when near the viewport. Not rendered again with the screen, as `WhenNear` needs. */
const Later = memo(function Later({ id, section }: LaterProps) {
  const Section = sections[section];
  return (
    <WhenNear room="var(--room)" data-later={section} id={id} tabIndex={id === undefined ? undefined : -1}>
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <Section />
      </Suspense>
    </WhenNear>
  );
});

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
  const lineOf = useTypeLine();
  const isGeneral = type === 'pesquisa_geral';
  const title = t(isGeneral ? 'search' : type);
  // A guide is read: its text comes first, and the search is as small as beside a title.
  const head = written ? (
    <>
      <CompactSearch />
      <div className="pt-5">
        <PageTitle focusKey={written.slug} title={written.titulo}>
          <span lang="pt-BR">{written.titulo}</span>
        </PageTitle>
        <p className="mt-2 text-lg muted" lang="pt-BR">
          {written.descricao}
        </p>
      </div>
    </>
  ) : (
    <HeroBand>
      <div data-on-brand="">
        <PageTitle size="hero" title={title}>
          {t('heroTitle')}
        </PageTitle>
      </div>
      {/* Without the number the sentence keeps its lines free. */}
      <p className={clsx(css.lead, isGeneral && !libraries && css.leadPlace)}>
        {isGeneral ? t('heroLibraries', { count: libraries || 9 }) : lineOf(type)}
      </p>
      <div className={css.onTheForm}>
        <SearchTypes type={type} />
        <div className={css.books}>
          <Shelf books={14} height={120} seed={7} />
        </div>
      </div>
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
  );
  return (
    <>
      {head}
      <div className={clsx('stack gap-7', written ? 'py-5' : 'py-7')}>
        {guide?.texto && (
          <article className="text-lg">
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <Markdown text={guide.texto} level={2} />
            </Suspense>
          </article>
        )}
        {guide?.slug === databasesGuide && (
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <Databases />
          </Suspense>
        )}
        <div className={css.columns}>
          <div>
            <Later id={homeSections.guides} section="guides" />
            {!written && <Later section="newTitles" />}
            <Later id={homeSections.help} section="questions" />
            <Later section="information" />
          </div>
          <div>
            <Later id={homeSections.hours} section="hours" />
            <Later section="agenda" />
            <Later section="catalogues" />
          </div>
        </div>
      </div>
    </>
  );
}
