import { isNotFound } from '../../shared/isNotFound';
import { QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useListSessionsQuery } from '../session/public';
import { OpenSessions } from './OpenSessions';

/** `/meupergamum/dados-pessoais/sessoes`: where the patron is signed in, to be ended one by one or all at once. */
export function SessionsScreen() {
  const { t } = useOwnTranslation('person');
  const query = useListSessionsQuery(undefined, refetchAlways);
  // The documents have no such call: a server without it says so.
  const isUnknown = isNotFound(query.error);
  return (
    <>
      <PageTitle size="area">{t('sessionsTitle')}</PageTitle>
      <TabSection>
        {isUnknown ? (
          <Notice tone="info">
            <p>{t('sessionsUnknown')}</p>
          </Notice>
        ) : (
          <QueryView query={query} failed={t('sessionsFailed')}>
            {(sessions) => <OpenSessions sessions={sessions} />}
          </QueryView>
        )}
      </TabSection>
    </>
  );
}
