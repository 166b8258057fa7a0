import type { FollowedSearch } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTableDate } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LinkButton } from '../../shared/ui/LinkButton';
import { PageTitle } from '../../shared/ui/PageTitle';
import { paths } from '../../shared/paths';
import { useListFocus } from '../../shared/useListFocus';
import { useListFollowedSearchesQuery, useUnfollowSearchMutation } from './interest-profile.api';
import { InterestRows } from './InterestRows';
import { isNotFound } from '../../shared/isNotFound';

/** `/meupergamum/pesquisas-seguidas`: searches that the patron follows, with what they have found since. */
export function SearchesScreen() {
  const { t } = useTranslation('interest-profile');
  const tableDate = useTableDate();
  const query = useListFollowedSearchesQuery(undefined, refetchAlways);
  const [unfollow] = useUnfollowSearchMutation();
  const list = useListFocus<HTMLUListElement>(query.currentData?.length);
  const toSearch = <LinkButton to={paths.home}>{t('toSearch')}</LinkButton>;
  return (
    <>
      <PageTitle size="area">{t('searchesTitle')}</PageTitle>
      <p className="measure-narrow mt-3 muted">{t('searchesLead')}</p>
      {isNotFound(query.error) ? (
        <EmptyState title={t('searchesAbsent')}>
          <p>{t('searchesAbsentWhy')}</p>
        </EmptyState>
      ) : (
        <QueryView
          query={query}
          failed={t('searchesFailed')}
          empty={
            <EmptyState title={t('noSearches')} actions={toSearch}>
              <p>{t('noSearchesWhy')}</p>
            </EmptyState>
          }
        >
          {(searches) => (
            <InterestRows
              label={t('searchesTitle')}
              list={list}
              interests={searches.map((search) => ({
                key: search.codigo,
                name: search.nome,
                shownName: <Link to={`${paths.home}?${search.consulta}`}>{search.nome}</Link>,
                facts: [t('followedSince', { date: tableDate(search.seguida_em) })],
                more: search.novos > 0 && <NewTitles search={search} />,
              }))}
              onRemove={(codigo) => unfollow({ params: { codigo: Number(codigo) } })}
              removedText={(name) => t('searchEnded', { name })}
              removeWhat={(name) => t('endSearchWhat', { name })}
            />
          )}
        </QueryView>
      )}
    </>
  );
}

function NewTitles({ search: { novos, novidade_em, titulos } }: { search: FollowedSearch }) {
  const { t } = useTranslation('interest-profile');
  const tableDate = useTableDate();
  return (
    <div className="mt-2 text-sm">
      <p>{t('newTitles', { count: novos, date: novidade_em ? tableDate(novidade_em) : '' })}</p>
      <ul className="row gap-1 gap-x-4">
        {titulos.map(({ cod_acervo, titulo }) => (
          <li key={cod_acervo}>
            <Link to={paths.title(cod_acervo)}>{titulo}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
