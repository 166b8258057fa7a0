import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { paths } from '../../../shared/paths';
import { useSettings } from '../../../shared/settings';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { KeySection } from '../KeySection';
import { useControlRead } from '../useControl';
import { InstitutionForm } from './InstitutionForm';
import { draftOf } from './institutionDraft';

/**
 * `/ajustes`: the data of the institution, for who has no terminal (LOOK-2 §12). Of the control room: without one there is
 * no such screen.
 */
export function InstitutionScreen({ notFound }: { notFound: ReactNode }) {
  const { mock_controls: hasControls, control_room: controlRoom, control_key: key } = useSettings();
  const { t } = useTranslation('demo');
  if (!hasControls) return notFound;
  return (
    <div className="page stack gap-5">
      <div>
        <PageTitle>{t('librarySettings')}</PageTitle>
        <p className="muted">{t('librarySettingsWhat')}</p>
        <p className="row gap-4">
          <Link to={paths.importRecords}>{t('importRecords')}</Link>
          <Link to={paths.importPeople}>{t('importPeople')}</Link>
        </p>
      </div>
      {controlRoom === 'key' && !key ? <KeySection /> : <OwnData isPublic={controlRoom === 'public'} />}
    </div>
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
