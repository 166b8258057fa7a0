import { IndexType, type SearchItem } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { paths } from '../../../shared/paths';
import { workTypeText } from '../../../shared/recordText';
import { styled } from '../../../shared/theme/styled';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { BackIcon, ForwardIcon } from '../../../shared/ui/icons';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { SearchBand } from '../layout';
import { useListIndexTypesQuery, useSearchTitlesQuery } from '../search.api';
import { shortened } from '../shortened';
import { useSearchAddress } from '../useSearchAddress';
import { firstIndexAddress, groupByEntry, indexQuery, neighbours, pageOfIndex, type IndexPlace } from './indexAddress';
import { IndexForm } from './IndexForm';

const Root = styled('div', { base: { marginTop: 'e5', paddingBottom: 'e7' } });
const Entries = styled('ol', {
  base: {
    marginTop: 'e4',
    borderTop: '1px solid var(--borda)',
    '& > li': { borderBottom: '1px solid var(--borda)', paddingBlock: 'e3', overflowWrap: 'anywhere' },
    '& h2': { fontFamily: 'body', fontSize: 'md', fontWeight: 'strong' },
  },
});
const Facts = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });
const Name = styled('span', { base: { fontFamily: 'heading', fontSize: 'lg' } });
const Steps = styled('nav', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 'e2', marginTop: 'e4' },
});

/** An alphabetical index of the catalogue, paged forwards and backwards from a place. */
export default function IndexScreen({ place }: { place: IndexPlace }) {
  const { t, i18n } = useTranslation('search');
  const { address } = useSearchAddress();
  const { page } = address;
  const result = useSearchTitlesQuery({ query: indexQuery(place, page) });
  const { currentData: indexes = [] } = useListIndexTypesQuery();
  const { termo_pesquisa: term, tipo_indice, sentido } = place;
  const index = indexes.find(({ codigo }) => codigo === tipo_indice)?.descricao ?? t('index');
  const where = term ? (sentido === 'ANTES' ? 'indexBefore' : 'indexFrom') : 'indexOf';
  const heading = t(where, { index, term: shortened(term ?? '') });
  const identity = JSON.stringify(place);
  return (
    <>
      <SearchBand data-screen-only="">
        <IndexForm key={identity} place={place} />
      </SearchBand>
      <Root>
        <PageTitle size="results" title={heading} focusKey={`${identity} ${page}`}>
          {heading}
        </PageTitle>
        <QueryView query={result} failed={t('searchFailed')} loading={<SkeletonRows rows={6} />}>
          {({ data, total }) => {
            const shown = pageOfIndex(data, place, page);
            const { previous, next } = neighbours(place, page, { data, total });
            return (
              <>
                <Facts role="status">
                  {t('entriesFrom', { count: total, total: total.toLocaleString(i18n.language) })}
                </Facts>
                {shown.length === 0 ? (
                  <EmptyState
                    title={t('noEntries')}
                    actions={
                      <LinkButton variant="marca" to={firstIndexAddress}>
                        {t('indexStart')}
                      </LinkButton>
                    }
                  />
                ) : (
                  <Entries>
                    {groupByEntry(shown).map(({ entry, titles }) => (
                      <li key={`${entry} ${titles[0]?.cod_acervo}`}>
                        {tipo_indice !== IndexType.title && <h2>{entry}</h2>}
                        <ul>
                          {titles.map((title) => (
                            <li key={title.cod_acervo}>
                              <Title title={title} />
                            </li>
                          ))}
                        </ul>
                      </li>
                    ))}
                  </Entries>
                )}
                <Steps aria-label={t('stepsOfIndex')}>
                  {previous ? (
                    <LinkButton to={previous}>
                      <BackIcon /> {t('previousEntries')}
                    </LinkButton>
                  ) : (
                    <Facts>{t('indexBegins')}</Facts>
                  )}
                  {next ? (
                    <LinkButton to={next}>
                      {t('nextEntries')} <ForwardIcon />
                    </LinkButton>
                  ) : (
                    <Facts>{t('indexEnds')}</Facts>
                  )}
                </Steps>
              </>
            );
          }}
        </QueryView>
      </Root>
    </>
  );
}

function Title({ title }: { title: SearchItem }) {
  const { t: shared } = useTranslation('shared');
  const facts = [title.autor_principal, workTypeText(title, shared), title.ano_publicacao ?? shared('noDate')];
  return (
    <>
      <Link to={paths.title(title.cod_acervo)}>
        <Name>{title.descricao}</Name>
      </Link>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
    </>
  );
}
