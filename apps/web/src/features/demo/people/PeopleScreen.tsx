import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useSettings } from '../../../shared/settings';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { KeySection } from '../KeySection';
import { TablesForm } from './TablesForm';

/**
 * `/ajustes/pessoas`: people and their loans from tables, for who has no terminal. Of the control room, and of its operators
 * alone, as the import of records.
 */
export function PeopleScreen({ notFound }: { notFound: ReactNode }) {
  const { mock_controls: hasControls, control_room: controlRoom, control_key: key } = useSettings();
  const { t } = useTranslation('demo');
  if (!hasControls) return notFound;
  return (
    <div className="page stack gap-5">
      <div className="measure stack gap-2">
        <PageTitle>{t('importPeople')}</PageTitle>
        <p className="muted">{t('importPeopleWhat')}</p>
        <p className="muted">{t('importPeopleKnown')}</p>
        <p>
          <Link to={paths.librarySettings}>{t('librarySettings')}</Link>
        </p>
      </div>
      {controlRoom && !key ? <KeySection /> : <TablesForm />}
    </div>
  );
}
