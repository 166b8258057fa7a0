import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useGetInterestOptionsQuery } from './interest-profile.api';
import { SerialsSection } from './SerialsSection';
import { WorkTypesSection } from './WorkTypesSection';

/** `/meupergamum/perfil-interesse`: periodicals and work types that the patron follows. */
export function InterestProfileScreen() {
  const { t } = useTranslation('interest-profile');
  const query = useGetInterestOptionsQuery();
  return (
    <>
      <PageTitle size="area">{t('profileTitle')}</PageTitle>
      <p className="measure-narrow mt-3 muted">{t('profileLead')}</p>
      <QueryView query={query} failed={t('profileFailed')}>
        {(options) => (
          <>
            <SerialsSection options={options} />
            <WorkTypesSection options={options} />
          </>
        )}
      </QueryView>
    </>
  );
}
