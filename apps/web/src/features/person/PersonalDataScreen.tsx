import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { TabSection } from '../../shared/ui/TabSection';
import { useGetPersonalDataQuery } from './person.api';
import { PendingEmail } from './PendingEmail';
import { PersonalDataForm } from './PersonalDataForm';

/** `/meupergamum/dados-pessoais`: the patron's personal data, which they can correct (D1 §3). */
export function PersonalDataScreen() {
  const { t } = useTranslation('person');
  const query = useGetPersonalDataQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageTitle size="area">{t('dataTitle')}</PageTitle>
      <TabSection>
        <PendingEmail />
        <QueryView query={query} failed={t('dataFailed')} loading={<SkeletonRows rows={5} />}>
          {(data) => <PersonalDataForm data={data} readAgain={query.refetch} />}
        </QueryView>
      </TabSection>
    </>
  );
}
