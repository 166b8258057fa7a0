import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { paths } from '../../../shared/paths';
import { useSettings } from '../../../shared/settings';
import { ControlRoomPage } from '../ControlRoomPage';
import { useControlRead } from '../useControl';
import { InstitutionForm } from './InstitutionForm';
import { draftOf } from './institutionDraft';

/** `/ajustes`: the data of the institution. */
export function InstitutionScreen({ notFound }: { notFound: ReactNode }) {
  const { control_room: controlRoom } = useSettings();
  const { t } = useTranslation('demo');
  return (
    <ControlRoomPage
      title={t('librarySettings')}
      intro={
        <>
          <p className="muted">{t('librarySettingsWhat')}</p>
          <p className="row gap-4">
            <Link to={paths.importRecords}>{t('importRecords')}</Link>
            <Link to={paths.importPeople}>{t('importPeople')}</Link>
          </p>
        </>
      }
      notFound={notFound}
    >
      <OwnData isPublic={controlRoom === 'public'} />
    </ControlRoomPage>
  );
}

function OwnData({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('demo');
  const clock = useControlRead('getClock');
  return (
    <QueryView query={clock}>
      {({ sandbox }) => (isPublic && sandbox === null ? <p>{t('librarySandboxFirst')}</p> : <StoredInstitution />)}
    </QueryView>
  );
}

function StoredInstitution() {
  const institution = useControlRead('getLibraryData');
  return <QueryView query={institution}>{(data) => <InstitutionForm stored={draftOf(data)} />}</QueryView>;
}
