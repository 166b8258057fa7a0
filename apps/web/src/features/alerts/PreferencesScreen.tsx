import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { QueryView } from '../../shared/QueryView';
import { useCutOffReason, useIsCutOff } from '../../shared/connection';
import { paths } from '../../shared/paths';
import { refetchAlways } from '../../shared/refetchAlways';
import { selectIsActing } from '../../shared/session';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { TabSection } from '../../shared/ui/TabSection';
import { useReport } from '../../shared/useReport';
import { AlertTabs } from './AlertTabs';
import { useGetNoticePreferencesQuery, useSendTestMailMutation } from './alerts.api';
import { isCurrent } from './isCurrent';
import { PreferenceTable } from './PreferenceTable';
import { useAlerts } from './useAlerts';

/** `/meupergamum/alertas/preferencias`: which notices the patron gets, where, and how many days before (LOOK-2 §7). */
export function PreferencesScreen() {
  const { t } = useTranslation(['alerts', 'shared']);
  const isActing = useSelector(selectIsActing);
  const isCutOff = useIsCutOff();
  const query = useGetNoticePreferencesQuery(undefined, refetchAlways);
  const alerts = useAlerts().currentData;
  return (
    <>
      <PageTitle size="area">{t('alertsTitle')}</PageTitle>
      <AlertTabs count={alerts?.filter(isCurrent).length ?? null} />
      <QueryView query={query} failed={({ status }) => t(status === 404 ? 'preferencesUnknown' : 'preferencesFailed')}>
        {({ para, avisos }) => (
          <>
            <TabSection>
              <h2>{t('byMail')}</h2>
              {para === null ? (
                <Notice tone="warning">
                  <p>{t('noMail')}</p>
                </Notice>
              ) : (
                <>
                  <p className="strong wrap-anywhere">{para}</p>
                  <p className="text-sm muted">{t('oneMailADay')}</p>
                  {!isActing && <TestMailButton address={para} />}
                </>
              )}
              {!isActing && (
                <p>
                  <Link to={paths.area('dados-pessoais')}>{t('changeMail')}</Link>
                </p>
              )}
            </TabSection>
            <TabSection>
              <h2>{t('whatToTell')}</h2>
              {(isActing || isCutOff) && (
                <Notice tone="info">
                  <p>{t(isActing ? 'so_a_propria_pessoa' : 'cutOffReason', { ns: 'shared' })}</p>
                </Notice>
              )}
              <PreferenceTable preferences={avisos} isMailed={para !== null} isReadOnly={isActing || isCutOff} />
              {!isActing && !isCutOff && <p className="text-sm muted">{t('savedAtOnce')}</p>}
            </TabSection>
          </>
        )}
      </QueryView>
    </>
  );
}

function TestMailButton({ address }: { address: string }) {
  const { t } = useTranslation(['alerts', 'shared']);
  const cutOff = useCutOffReason();
  const report = useReport();
  const [sendTest, { isLoading }] = useSendTestMailMutation();
  return (
    <p className="mt-2">
      <Button
        size="small"
        busy={isLoading}
        busyLabel={t('sending', { ns: 'shared' })}
        reason={cutOff}
        onClick={() => void report(sendTest(), t('testSent', { address }))}
      >
        {t('sendTest')}
      </Button>
    </p>
  );
}
