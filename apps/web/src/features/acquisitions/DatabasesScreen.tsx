import { useTranslation } from 'react-i18next';
import { useListDatabasesQuery } from '../teaching-plan/public';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { PageTitle } from '../../shared/ui/PageTitle';
import { Paged } from '../../shared/ui/Paged';
import { DatabaseLink } from './DatabaseLink';

/** `/meupergamum/aquisicao/bases`: databases that the patron may use. */
export function DatabasesScreen() {
  // Its rows use texts of `links` for failures: loaded only with the first row, they would suspend the list again.
  const { t } = useTranslation(['acquisitions', 'links']);
  const query = useListDatabasesQuery(undefined, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('databasesTitle')}</PageTitle>
      <QueryView query={query} failed={t('databasesFailed')} empty={t('noDatabases')}>
        {(databases) => (
          <Paged items={databases}>
            {(shown) => (
              <ul>
                {shown.map(({ id, nome, descricao, url }) => (
                  <li className="row items-center gap-3 gap-x-5 py-4 border-b" key={id}>
                    <div className="grow">
                      <h2 className="text-xl">{nome}</h2>
                      <p className="text-sm muted">{descricao}</p>
                    </div>
                    <DatabaseLink name={nome} url={url} />
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        )}
      </QueryView>
    </>
  );
}
