import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../shared/QueryView';
import { useSettings } from '../../../shared/settings';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { KeySection } from '../KeySection';
import { useControlRead } from '../useControl';
import { LibraryForm } from './LibraryForm';
import { draftOf } from './libraryDraft';

/**
 * `/ajustes`: what the library says about itself, for who has no terminal (LOOK-2 §12). Of the control room: without one there is
 * no such screen.
 */
export function LibraryScreen({ notFound }: { notFound: ReactNode }) {
  const { mock_controls: hasControls, control_room: controlRoom, control_key: key } = useSettings();
  const { t } = useTranslation('demo');
  if (!hasControls) return notFound;
  return (
    <div className="page stack gap-5">
      <div>
        <PageTitle>{t('librarySettings')}</PageTitle>
        <p className="muted">{t('librarySettingsWhat')}</p>
      </div>
      {controlRoom === 'key' && !key ? <KeySection /> : <OwnLibrary isPublic={controlRoom === 'public'} />}
    </div>
  );
}

function OwnLibrary({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('demo');
  const clock = useControlRead('getClock');
  return (
    <QueryView query={clock}>
      {({ sandbox }) => (isPublic && sandbox === null ? <p>{t('librarySandboxFirst')}</p> : <StoredLibrary />)}
    </QueryView>
  );
}

function StoredLibrary() {
  const library = useControlRead('getLibraryData');
  return <QueryView query={library}>{(data) => <LibraryForm stored={draftOf(data)} />}</QueryView>;
}
