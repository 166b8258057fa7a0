import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { Paged } from '../../shared/ui/Paged';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { AccessesByDay } from './AccessesByDay';
import { useListAccessesQuery } from './person.api';

/** `/meupergamum/dados-pessoais/acessos`: who had access to the patron's data, by day. */
export function AccessesScreen() {
  const { t } = useTranslation('person');
  const query = useListAccessesQuery(undefined, refetchAlways);
  return (
    <>
      <PageTitle size="area">{t('accessesTitle')}</PageTitle>
      <TabSection>
        <p className="muted">{t('accessesHint')}</p>
        <QueryView
          query={query}
          failed={(failure) => {
            if (failure.status === 403) return t('so_a_propria_pessoa');
            return t(isNotFound(failure) ? 'accessesUnknown' : 'accessesFailed');
          }}
          empty={t('noAccesses')}
        >
          {(accesses) => <Paged items={accesses}>{(shown) => <AccessesByDay accesses={shown} />}</Paged>}
        </QueryView>
      </TabSection>
    </>
  );
}
